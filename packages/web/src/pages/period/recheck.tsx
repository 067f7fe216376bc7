import type { PeriodView } from '@eloquence/api';
import type { Recomputed, RecomputeInput } from '@eloquence/rating';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { Button } from '../../parts/form.tsx';
import { Section } from '../../parts/layout.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Sentence } from '../../parts/sentence.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { type Language, type Place, usePlace } from '../../place.ts';
import { compare, type Line } from './check.ts';
import { WhatIf } from './what-if.tsx';
import type { Words } from './words.en.ts';

/** The engine and the words of the reader's language. */
export type Tools = typeof import('./engine.en.ts');

/** Fetched when the check is asked for. */
const TOOLS: Readonly<Record<Language, () => Promise<Tools>>> = {
  en: () => import('./engine.en.ts'),
  fr: () => import('./engine.fr.ts'),
  zh: () => import('./engine.zh.ts'),
};

type State = 'resting' | 'fetching' | 'failed' | Tools;

interface CheckProps {
  readonly period: PeriodView;
  readonly words: Words;
}

/** Works the rating out again in the reader's own browser, from nothing but the numbers on this page. */
export function Check({ period, words }: CheckProps): JSX.Element {
  const { language, href } = usePlace();
  const [state, setState] = useState<State>('resting');
  const { check } = words;
  const start = async (): Promise<void> => {
    setState('fetching');
    try {
      setState(await TOOLS[language]());
    } catch {
      setState('failed');
    }
  };
  const { id, cadence, list } = period;
  const numbers = href(`/api/v1/players/${encodeURIComponent(id)}/periods/${list.date}?cadence=${cadence}`);
  return (
    <Section title={check.title} id="check">
      <p class="prose">{check.lead}</p>
      {typeof state === 'string' && (
        <p class="needs-script">
          <Button kind="main" isBusy={state === 'fetching'} onClick={() => void start()}>
            {state === 'fetching' ? check.fetching : check.button}
          </Button>
        </p>
      )}
      <p class="without-script">{check.needsScript}</p>
      <div aria-live="polite">
        {state === 'failed' && <Notice kind="error">{check.failed}</Notice>}
        {typeof state !== 'string' && <Checked period={period} tools={state} words={words} />}
      </div>
      {typeof state !== 'string' && <WhatIf period={period} tools={state} words={words} />}
      <p class="faint numbers">
        <a href={numbers}>{check.numbers}</a>
      </p>
    </Section>
  );
}

interface CheckedProps extends CheckProps {
  readonly tools: Tools;
}

function Checked({ period, tools, words }: CheckedProps): JSX.Element {
  const place = usePlace();
  const { recompute, stepsOf, dictionary } = tools;
  const again: Recomputed = useMemo(() => recompute(period.recompute as RecomputeInput), [recompute, period]);
  const lines = useMemo(() => compare(period, again), [period, again]);
  const steps = useMemo(() => stepsOf(again, dictionary), [stepsOf, again, dictionary]);
  const { check } = words;
  const agrees = lines.every((line) => line.agrees);
  const rating = period.after?.rating ?? null;
  return (
    <>
      <Notice kind={agrees ? 'done' : 'error'} title={agrees ? check.agrees : check.differs}>
        <p>{agrees ? (rating === null ? check.agreesUnrated : check.agreesOn(rating)) : check.differsHint}</p>
      </Notice>
      <Table
        caption={check.caption}
        columns={columnsOf(words, place)}
        rows={lines}
        rowKey={({ what, name }, index) => `${what}-${name}-${index}`}
        rowClass={({ what }) => (what === 'rating' ? 'check-rating' : undefined)}
      />
      {period.kFrom !== null && period.kFrom.source !== 'rules' && (
        <p class="faint prose">{period.kFrom.sentence}</p>
      )}
      {steps.length > 0 && (
        <details>
          <summary>{check.steps(steps.length)}</summary>
          <ol class="steps">
            {steps.map((step, index) => (
              <li key={index}>
                <Sentence reason={step} edition={step.edition} cadence={period.cadence} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

function columnsOf({ check }: Words, { format }: Place): readonly Column<Line>[] {
  const shown = (what: Line['what'], value: Line['published']): string => {
    if (value === null) return what === 'rating' ? check.none : '–';
    if (typeof value === 'string') return format.exact(value, { sign: true });
    if (what === 'score') return format.points(value);
    return what === 'rounded' ? format.change(value) : String(value);
  };
  return [
    {
      key: 'what',
      head: check.step,
      cell: ({ what, name }) => (what === 'event' ? check.ofEvent(name ?? '') : check.lines[what]),
      isRowHead: true,
    },
    {
      key: 'published',
      head: check.published,
      cell: ({ what, published }) => shown(what, published),
      align: 'end',
    },
    { key: 'again', head: check.again, cell: ({ what, again }) => shown(what, again), align: 'end' },
    {
      key: 'agrees',
      head: <span class="visually-hidden">{check.verdict}</span>,
      cell: ({ agrees }) => (
        <>
          <span aria-hidden="true">{agrees ? '=' : '≠'}</span>
          <span class="visually-hidden">{agrees ? check.same : check.other}</span>
        </>
      ),
      align: 'center',
    },
  ];
}
