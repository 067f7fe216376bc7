import type { TablesView } from '@eloquence/api';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Page, ViewProps } from '../../page.ts';
import { Button, Field, FilterForm } from '../../parts/form.tsx';
import { PageHead, Section } from '../../parts/layout.tsx';
import { RegulationsTabs } from '../../parts/regulations-tabs.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { inParts, rowOfDifference, rowOfShare } from './look-up.ts';
import './style.css';
import type { Words } from './words.en.ts';

export interface Data {
  readonly tables: TablesView;
  /** What the address looks up. */
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

function View({ data, words, place }: ViewProps<Data, Words>): JSX.Element {
  const { format } = place;
  const { probabilities, differences } = data.tables;
  const [d, setDifference] = useState(data.d);
  const [p, setShare] = useState(data.p);
  const range = ({ from, to }: Probability): string =>
    to === null ? words.andMore(from) : words.between(from, to);
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
        answer={({ higher, lower }) => words.expectation(d.trim(), format.exact(higher), format.exact(lower))}
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

/** One of the tables, with what is looked up in it. */
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
  /** What a row is found by. */
  readonly named: (row: Row) => string;
  readonly found: Row | null;
  readonly words: Words;
}

/** A long table side by side, in as many parts as a page has room for. */
function InParts<Row>({ count, rows, columns, named, found, words }: InPartsProps<Row>): JSX.Element {
  return (
    <div class={count > 3 ? 'table-parts table-parts-narrow' : 'table-parts'}>
      {inParts(rows, count).map((part) => (
        <Table
          key={named(part[0] as Row)}
          caption={words.part(named(part[0] as Row), named(part.at(-1) as Row))}
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
  /** What the other form looks up stays as it is. */
  readonly other: readonly [name: string, value: string];
  readonly words: Words;
}

/** Answers while one types; without script it asks for the page again. */
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
