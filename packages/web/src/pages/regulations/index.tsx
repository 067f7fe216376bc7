import type { ComparisonView, EditionItem } from '@eloquence/api';
import { CADENCES, type Cadence } from '@eloquence/rating';
import type { JSX } from 'preact';
import { PageHead, Section, Tabs } from '../../components/layout.tsx';
import { RegulationsTabs } from '../../components/regulations-tabs.tsx';
import { type Column, Table } from '../../components/table.tsx';
import type { Page, ViewProps } from '../../core/page.ts';
import { type PageContext, usePageContext, withQuery } from '../../core/page-context.ts';
import { useOffline } from '../../offline/register.ts';
import './style.css';
import type { Words } from '@eloquence/words/en/web/pages/regulations';
import { Timeline } from './timeline.tsx';

/** A rule before and after an edition. */
interface Step {
  readonly rule: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

export interface Data {
  readonly editions: readonly EditionItem[];
  readonly cadence: Cadence;
  /** Changes by edition, newest first; null: the first edition. */
  readonly steps: readonly {
    readonly edition: EditionItem;
    readonly before: string | null;
    readonly changes: readonly Step[];
  }[];
}

export const page: Page<Data, Words> = {
  async load({ api, query, language }) {
    const { items } = await api.get('/editions');
    const cadence = CADENCES.find((each) => each === query.cadence) ?? 'standard';
    const own = items
      .filter((item) => item.cadence === cadence)
      .toSorted((a, b) => (a.from < b.from ? -1 : 1));
    const steps = await Promise.all(
      own.map(async (edition, index) => {
        const before = own[index - 1]?.id ?? null;
        if (before === null) return { edition, before, changes: [] };
        const ids = `${before},${edition.id}`;
        const { differences } = await api.get('/editions/comparison', { ids, cadence, lang: language });
        return { edition, before, changes: differences.map(stepOf) };
      }),
    );
    return { editions: items, cadence, steps: steps.toReversed() };
  },
  title: (_data, words) => words.title,
  description: (_data, words) => words.lead,
  View,
};

function stepOf({ rule, name, values }: ComparisonView['differences'][number]): Step {
  return { rule, name, before: values[0]?.words ?? '–', after: values[1]?.words ?? '–' };
}

function View({ data, words, context }: ViewProps<Data, Words>): JSX.Element {
  useOffline();
  const { editions, cadence, steps } = data;
  const { href, words: shared, today } = context;
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <RegulationsTabs current="timeline" names={words.names} />
      <Timeline editions={editions} today={today} words={words} />
      <Tabs
        label={words.names.cadence}
        tabs={CADENCES.map((each) => ({
          href: href(withQuery('/regulations', { cadence: each === 'standard' ? null : each })),
          label: shared.cadences[each],
          isCurrent: each === cadence,
        }))}
      />
      {steps.map((step) => (
        <Edition key={step.edition.id} step={step} words={words} context={context} />
      ))}
    </>
  );
}

interface EditionProps {
  readonly step: Data['steps'][number];
  readonly words: Words;
  readonly context: PageContext;
}

function Edition({ step: { edition, before, changes }, words, context }: EditionProps): JSX.Element {
  const { format, href } = context;
  const { id, cadence, from, until, status } = edition;
  const at = cadence === 'standard' ? null : cadence;
  return (
    <Section
      id={`e-${id}`}
      title={
        <a class="edition-name" href={href(withQuery(`/regulations/${id}`, { cadence: at }))}>
          {words.names.edition(format.date(from))}
        </a>
      }
    >
      <p class="faint">
        {until === null
          ? `${words.since(format.date(from))}${format.comma}${words.inForce}`
          : words.until(format.date(from), format.date(until))}
        {' · '}
        {words.names.statuses[status]}
      </p>
      {before === null ? (
        <p>{words.first}</p>
      ) : changes.length === 0 ? (
        <p>{words.unchanged}</p>
      ) : (
        <details class="edition-changes" open={changes.length <= 6}>
          <summary>{words.changed(changes.length)}</summary>
          <Changes
            changes={changes}
            caption={`${words.names.edition(format.date(from))}${format.comma}${words.changed(changes.length)}`}
            words={words}
          />
        </details>
      )}
      <p class="edition-links">
        <a href={href(withQuery(`/regulations/${id}`, { cadence: at }))}>{words.all}</a>
        {before !== null && (
          <>
            {' · '}
            <a href={href(withQuery('/regulations/compare', { editions: `${before},${id}`, cadence: at }))}>
              {words.compare}
            </a>
          </>
        )}
      </p>
    </Section>
  );
}

function Changes({
  changes,
  caption,
  words,
}: {
  readonly changes: readonly Step[];
  readonly caption: string;
  readonly words: Words;
}): JSX.Element {
  const { format } = usePageContext();
  const shown = (text: string): JSX.Element | string =>
    text === format.rating(null) ? <span class="faint">{words.notSaid}</span> : text;
  const columns: readonly Column<Step>[] = [
    { key: 'rule', head: words.rule, cell: ({ name }) => name, isRowHead: true },
    { key: 'before', head: words.before, cell: ({ before }) => shown(before) },
    { key: 'after', head: words.after, cell: ({ after }) => shown(after) },
  ];
  return (
    <Table caption={caption} isCaptionHidden columns={columns} rows={changes} rowKey={({ rule }) => rule} />
  );
}
