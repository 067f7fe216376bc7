import type { TablesView } from '@eloquence/api';
import { defined, formulaProbability } from '@eloquence/rating';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button, Field, FilterForm } from '../../components/form.tsx';
import { PageHead, Section } from '../../components/layout.tsx';
import { RegulationsTabs } from '../../components/regulations-tabs.tsx';
import { type Column, Table } from '../../components/table.tsx';
import type { Page, ViewProps } from '../../core/page.ts';
import { useOffline } from '../../offline/register.ts';
import { differenceIn, inParts, rowOfDifference, rowOfShare } from './look-up.ts';
import './style.css';
import type { Words } from '@eloquence/words/en/web/pages/regulations-tables';

export interface Data {
  readonly tables: TablesView;
  /** Values to look up, from the URL. */
  readonly d: string;
  readonly p: string;
}

type Probability = TablesView['probabilities'][number];
type Difference = TablesView['differences'][number];

export const page: Page<Data, Words> = {
  async load({ api, query }) {
    const tables = await api.get('/editions/tables');
    return { tables, d: query.d?.slice(0, 10) ?? '', p: query.p?.slice(0, 10) ?? '' };
  },
  title: (_data, words) => words.title,
  description: (_data, words) => words.lead,
  View,
};

function View({ data, words, context }: ViewProps<Data, Words>): JSX.Element {
  useOffline();
  const { format } = context;
  const { probabilities, differences } = data.tables;
  const [d, setDifference] = useState(data.d);
  const [p, setShare] = useState(data.p);
  const range = ({ from, to }: Probability): string =>
    to === null ? words.andMore(from) : words.between(from, to);
  const byFormula = (text: string): string => {
    const difference = differenceIn(text) ?? 0;
    const [higher, lower] = [difference, -difference].map(formulaProbability);
    return words.formula(format.exact(higher as string), format.exact(lower as string));
  };
  const share = (row: Difference): string => format.percent(Number(row.p));
  const probabilityColumns: readonly Column<Probability>[] = [
    { key: 'difference', head: words.difference, cell: range, isRowHead: true, align: 'end' },
    { key: 'higher', head: words.higher, cell: ({ higher }) => format.exact(higher), align: 'end' },
    { key: 'lower', head: words.lower, cell: ({ lower }) => format.exact(lower), align: 'end' },
  ];
  const differenceColumns: readonly Column<Difference>[] = [
    {
      key: 'score',
      head: words.score,
      cell: share,
      isRowHead: true,
      align: 'end',
    },
    { key: 'dp', head: words.points, cell: ({ dp }) => format.number(dp), align: 'end' },
  ];
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <RegulationsTabs current="tables" names={words.names} />
      <LookedUp
        id="probability"
        title={words.probability}
        lead={words.probabilityLead}
        name="d"
        label={words.difference}
        hint={words.differenceHint}
        value={d}
        onValue={setDifference}
        other={['p', p]}
        answer={({ higher, lower }) =>
          `${words.expectation(d.trim(), format.exact(higher), format.exact(lower))} ${byFormula(d)}`
        }
        count={3}
        rows={probabilities}
        columns={probabilityColumns}
        named={range}
        found={rowOfDifference(probabilities, d)}
        words={words}
      />
      <LookedUp
        id="difference"
        title={words.dp}
        lead={words.dpLead}
        name="p"
        label={words.score}
        hint={words.scoreHint}
        value={p}
        onValue={setShare}
        other={['d', d]}
        answer={(row) => words.performance(share(row), format.number(row.dp))}
        count={5}
        rows={differences}
        columns={differenceColumns}
        named={share}
        found={rowOfShare(differences, p)}
        words={words}
      />
    </>
  );
}

interface LookedUpProps<Row> extends InPartsProps<Row>, LookUpProps {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly answer: (row: Row) => string;
}

/** One of the tables with its look-up form. */
function LookedUp<Row>(props: LookedUpProps<Row>): JSX.Element {
  const { id, title, lead, found, answer } = props;
  return (
    <Section title={title} id={id}>
      <p class="prose">{lead}</p>
      <LookUp {...props} />
      <p class="look-up-answer" role="status">
        {found !== null && answer(found)}
      </p>
      <InParts {...props} />
    </Section>
  );
}

interface InPartsProps<Row> {
  readonly count: number;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  /** The key of a row. */
  readonly named: (row: Row) => string;
  readonly found: Row | null;
  readonly words: Words;
}

/** A long table split into columns that fit the page. */
function InParts<Row>({ count, rows, columns, named, found, words }: InPartsProps<Row>): JSX.Element {
  return (
    <div class={count > 3 ? 'table-parts table-parts-narrow' : 'table-parts'}>
      {inParts(rows, count).map((part) => (
        <Table
          key={named(defined(part[0]))}
          caption={words.part(named(defined(part[0])), named(defined(part.at(-1))))}
          isCaptionHidden
          columns={columns}
          rows={part}
          rowKey={named}
          rowClass={(row) => (row === found ? 'looked-up' : undefined)}
        />
      ))}
    </div>
  );
}

interface LookUpProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** Hidden fields that keep the value of the other form. */
  readonly other: readonly [name: string, value: string];
  readonly words: Words;
}

/** Looks up while typing; without JavaScript the form reloads the page. */
function LookUp({ name, label, hint, value, onValue, other, words }: LookUpProps): JSX.Element {
  return (
    <FilterForm action="/regulations/tables" label={`${words.lookUp}: ${label}`}>
      {other[1] !== '' && <input type="hidden" name={other[0]} value={other[1]} />}
      <Field label={label} hint={hint}>
        {(control) => (
          <input
            {...control}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            value={value}
            onInput={({ currentTarget }) => onValue(currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit">{words.show}</Button>
    </FilterForm>
  );
}
