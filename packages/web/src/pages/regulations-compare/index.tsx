import type { EditionItem, EditionView, RuleItem } from '@eloquence/api';
import { CADENCES, type Cadence } from '@eloquence/rating';
import type { JSX } from 'preact';
import { Button, Field, FilterForm } from '../../components/form.tsx';
import { Empty, PageHead, Tabs } from '../../components/layout.tsx';
import { RegulationsTabs } from '../../components/regulations-tabs.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { articlePath } from '../../core/articles.ts';
import { type Page, Redirect, type ViewProps } from '../../core/page.ts';
import { type PageContext, withQuery } from '../../core/page-context.ts';
import './style.css';
import type { Words } from '@eloquence/words/en/web/pages/regulations-compare';

/** The form's limit; a URL may list more. */
const FIELDS = ['a', 'b', 'c', 'd'] as const;

/** Newest editions compared by default. */
const NEWEST = 3;

interface Row {
  readonly rule: string;
  readonly name: string;
  readonly differs: boolean;
  /** Values in the order of the editions. */
  readonly values: readonly Pick<RuleItem, 'words' | 'article'>[];
}

export interface Data {
  readonly cadence: Cadence;
  /** The editions of the cadence, oldest first. */
  readonly editions: readonly EditionItem[];
  readonly chosen: readonly string[];
  readonly showsAll: boolean;
  readonly rows: readonly Row[];
  readonly count: { readonly differing: number; readonly all: number };
}

export const page: Page<Data, Words> = {
  async load({ api, query, language }) {
    const cadence = CADENCES.find((each) => each === query.cadence) ?? 'standard';
    const { items } = await api.get('/editions', { cadence });
    const editions = items.toSorted((a, b) => (a.from < b.from ? -1 : 1));
    const known = (ids: readonly (string | undefined)[]): string[] =>
      editions.filter(({ id }) => ids.includes(id)).map(({ id }) => id);
    const fields = known(FIELDS.map((name) => query[name]));
    if (FIELDS.some((name) => query[name] !== undefined)) {
      // The form sends several parameters; links have one.
      const { a, b, c, d, ...others } = query;
      throw new Redirect(withQuery('/regulations/compare', { ...others, editions: fields.join(',') }));
    }
    const requested = known((query.editions ?? '').split(','));
    const chosen = requested.length >= 2 ? requested : editions.slice(-NEWEST).map(({ id }) => id);
    const views = await Promise.all(
      chosen.map((id) => api.get('/editions/:id', { id, cadence, lang: language })),
    );
    const differing = await differences();
    const rows = rowsOf(views, differing);
    const showsAll = query.all === '1';
    return {
      cadence,
      editions,
      chosen,
      showsAll,
      rows: showsAll ? rows : rows.filter(({ differs }) => differs),
      count: { differing: rows.filter(({ differs }) => differs).length, all: rows.length },
    };

    async function differences(): Promise<ReadonlySet<string>> {
      const ids = chosen.join(',');
      const found = await api.get('/editions/comparison', { ids, cadence, lang: language });
      return new Set(found.differences.map(({ rule }) => rule));
    }
  },
  title: (_data, words) => words.title,
  description: (_data, words) => words.lead,
  View,
};

function rowsOf(views: readonly EditionView[], differing: ReadonlySet<string>): Row[] {
  const [first] = views;
  return (first?.rules ?? []).map(({ rule, name }) => ({
    rule,
    name,
    differs: differing.has(rule),
    values: views.map(({ rules }) => {
      const own = rules.find((each) => each.rule === rule);
      return { words: own?.words ?? '–', article: own?.article ?? null };
    }),
  }));
}

function View({ data, words, context }: ViewProps<Data, Words>): JSX.Element {
  const { cadence, chosen, showsAll, rows, count } = data;
  const { href, format, words: shared } = context;
  const at = (changes: Readonly<Record<string, string | null>>): string =>
    href(
      withQuery('/regulations/compare', {
        editions: chosen.join(','),
        cadence: cadence === 'standard' ? null : cadence,
        all: showsAll ? '1' : null,
        ...changes,
      }),
    );
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <RegulationsTabs current="compare" names={words.names} />
      <Tabs
        label={words.names.cadence}
        tabs={CADENCES.map((each) => ({
          href: at({ cadence: each === 'standard' ? null : each, editions: null }),
          label: shared.cadences[each],
          isCurrent: each === cadence,
        }))}
      />
      <Choice data={data} words={words} context={context} />
      <p>
        {words.differ(count.differing, count.all)}{' '}
        <a href={at({ all: showsAll ? null : '1' })}>{showsAll ? words.onlyDiffering : words.everything}</a>
      </p>
      {rows.length === 0 ? (
        <Empty title={words.same} />
      ) : (
        <div class="comparison">
          <Table
            caption={words.caption(format.list(chosen.map(format.editions)))}
            isCaptionHidden
            columns={columnsOf(data, words, context)}
            rows={rows}
            rowKey={({ rule }) => rule}
          />
        </div>
      )}
    </>
  );
}

type PartProps = ViewProps<Data, Words>;

function Choice({ data: { editions, chosen, cadence, showsAll }, words, context }: PartProps): JSX.Element {
  return (
    <FilterForm action="/regulations/compare" label={words.choose}>
      {FIELDS.map((name, index) => (
        <Field key={name} label={words.edition(index + 1)}>
          {(control) => (
            <select {...control} name={name}>
              {index >= 2 && <option value="">{words.none}</option>}
              {editions.map(({ id, from }) => (
                <option key={id} value={id} selected={chosen[index] === id}>
                  {context.format.shortDate(from)}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
      {cadence !== 'standard' && <input type="hidden" name="cadence" value={cadence} />}
      {showsAll && <input type="hidden" name="all" value="1" />}
      <Button type="submit">{words.show}</Button>
    </FilterForm>
  );
}

function columnsOf(
  { chosen, cadence, editions }: Data,
  words: Words,
  { href, format }: PageContext,
): Column<Row>[] {
  return [
    { key: 'rule', head: words.rule, cell: ({ name }) => name, isRowHead: true },
    ...chosen.map((id, index): Column<Row> => {
      const from = editions.find((edition) => edition.id === id)?.from ?? id;
      return {
        key: id,
        head: (
          <a
            href={href(withQuery(`/regulations/${id}`, { cadence: cadence === 'standard' ? null : cadence }))}
          >
            {format.shortDate(from)}
          </a>
        ),
        cell: ({ values }) => {
          const value = values[index];
          if (value === undefined || value.words === '–') return <span class="faint">{words.notSaid}</span>;
          const isSame = index > 0 && values[index - 1]?.words === value.words;
          return (
            <>
              <span class={isSame ? 'faint' : undefined}>{value.words}</span>
              {value.article !== null && (
                <a class="comparison-article" href={href(articlePath(id, value.article, cadence))}>
                  {value.article}
                </a>
              )}
            </>
          );
        },
      };
    }),
  ];
}
