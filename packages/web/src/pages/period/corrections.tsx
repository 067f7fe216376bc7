import type { PeriodCorrection, PeriodView } from '@eloquence/api';
import type { JSX } from 'preact';
import { Change } from '../../parts/figures.tsx';
import { Section } from '../../parts/layout.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { type Place, usePlace } from '../../place.ts';
import type { Words } from './words.en.ts';

interface CorrectionsProps {
  readonly period: PeriodView;
  readonly words: Words;
}

/** What reports that were corrected later add to this list. */
export function Corrections({ period, words }: CorrectionsProps): JSX.Element | null {
  const place = usePlace();
  const { corrections } = period;
  if (corrections.length === 0) return null;
  return (
    <Section title={words.corrections.title}>
      <p class="prose">{words.corrections.lead}</p>
      <Table
        caption={words.corrections.title}
        isCaptionHidden
        columns={columnsOf(period, words, place)}
        rows={corrections}
        rowKey={({ event }, index) => `${event}-${index}`}
      />
    </Section>
  );
}

function columnsOf(
  { id, cadence }: PeriodView,
  { corrections: texts }: Words,
  { format, href, words: { columns } }: Place,
): readonly Column<PeriodCorrection>[] {
  return [
    {
      key: 'event',
      head: columns.event,
      cell: ({ event, name, because, first }) => (
        <>
          <a href={href(`/events/${event}`)}>{name}</a>
          {because !== null && <p class="why">{texts.because(because)}</p>}
          {first && <p class="why">{texts.first}</p>}
        </>
      ),
      isRowHead: true,
    },
    {
      key: 'list',
      head: texts.list,
      cell: ({ list }) => (
        <a href={href(`/players/${encodeURIComponent(id)}/${list}/${cadence}`)}>{format.shortMonth(list)}</a>
      ),
      align: 'end',
    },
    {
      key: 'applied',
      head: texts.applied,
      cell: ({ applied }) => format.exact(applied, { sign: true }),
      align: 'end',
    },
    {
      key: 'corrected',
      head: texts.corrected,
      cell: ({ corrected }) => format.exact(corrected, { sign: true }),
      align: 'end',
    },
    { key: 'change', head: texts.difference, cell: ({ change }) => <Change value={change} />, align: 'end' },
  ];
}
