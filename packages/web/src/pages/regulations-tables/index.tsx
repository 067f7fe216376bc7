import type { TablesView } from '@eloquence/api';
import type { ComponentChildren, JSX } from 'preact';
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
  const probability = rowOfDifference(probabilities, d);
  const difference = rowOfShare(differences, p);
  const range = ({ from, to }: Probability): string =>
    to === null ? words.andMore(from) : words.between(from, to);
  const probabilityColumns: readonly Column<Probability>[] = [
    { key: 'difference', head: words.difference, cell: range, isRowHead: true, align: 'end' },
    { key: 'higher', head: words.higher, cell: ({ higher }) => format.exact(higher), align: 'end' },
    { key: 'lower', head: words.lower, cell: ({ lower }) => format.exact(lower), align: 'end' },
  ];
  const differenceColumns: readonly Column<Difference>[] = [
    {
      key: 'score',
      head: words.score,
      cell: (row) => format.percent(Number(row.p)),
      isRowHead: true,
      align: 'end',
    },
    { key: 'dp', head: words.points, cell: ({ dp }) => format.number(dp), align: 'end' },
  ];
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <RegulationsTabs current="tables" names={words.names} />
      <Section title={words.probability} id="probability">
        <p class="prose">{words.probabilityLead}</p>
        <LookUp
          name="d"
          label={words.difference}
          hint={words.differenceHint}
          value={d}
          onValue={setDifference}
          other={['p', p]}
          words={words}
        >
          {probability !== null &&
            words.expectation(d.trim(), format.exact(probability.higher), format.exact(probability.lower))}
        </LookUp>
        <div class="table-parts">
          {inParts(probabilities, 3).map((part) => (
            <Table
              key={part[0]?.from}
              caption={words.part(range(part[0] as Probability), range(part.at(-1) as Probability))}
              isCaptionHidden
              columns={probabilityColumns}
              rows={part}
              rowKey={({ from }) => String(from)}
              rowClass={(row) => (row === probability ? 'looked-up' : undefined)}
            />
          ))}
        </div>
      </Section>
      <Section title={words.dp} id="difference">
        <p class="prose">{words.dpLead}</p>
        <LookUp
          name="p"
          label={words.score}
          hint={words.scoreHint}
          value={p}
          onValue={setShare}
          other={['d', d]}
          words={words}
        >
          {difference !== null &&
            words.performance(format.percent(Number(difference.p)), format.number(difference.dp))}
        </LookUp>
        <div class="table-parts table-parts-narrow">
          {inParts(differences, 5).map((part) => (
            <Table
              key={part[0]?.p}
              caption={words.part(format.percent(Number(part[0]?.p)), format.percent(Number(part.at(-1)?.p)))}
              isCaptionHidden
              columns={differenceColumns}
              rows={part}
              rowKey={(row) => row.p}
              rowClass={(row) => (row === difference ? 'looked-up' : undefined)}
            />
          ))}
        </div>
      </Section>
    </>
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
  readonly children: ComponentChildren;
}

/** Answers while one types; without script it asks for the page again. */
function LookUp(props: LookUpProps): JSX.Element {
  const { name, label, hint, value, onValue, other, words, children } = props;
  return (
    <>
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
      <p class="look-up-answer" role="status">
        {children}
      </p>
    </>
  );
}
