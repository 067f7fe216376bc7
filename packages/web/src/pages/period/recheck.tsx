import type { PeriodView } from '@eloquence/api';
import type { Recomputed, RecomputeInput } from '@eloquence/rating';
import type { EngineMessages } from '@eloquence/words';
import type { Words } from '@eloquence/words/en/web/pages/period';
import { loadEngineMessages } from '@eloquence/words/load';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { Button } from '../../components/form.tsx';
import { Section } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { ReasonText } from '../../components/reasons.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { type Language, type PageContext, usePageContext } from '../../core/page-context.ts';
import { compare, type Line } from './check.ts';
import { WhatIf } from './what-if.tsx';

/** Loaded on demand: the engine and its messages. */
export type Tools = typeof import('./engine.ts') & { readonly messages: EngineMessages };

async function loadTools(language: Language): Promise<Tools> {
  const [engine, messages] = await Promise.all([import('./engine.ts'), loadEngineMessages(language)]);
  return { ...engine, messages };
}

type State = 'resting' | 'fetching' | 'failed' | Tools;

interface CheckProps {
  readonly period: PeriodView;
  readonly words: Words;
}

/** Recomputes the rating in the browser from the numbers on this page. */
export function Check({ period, words }: CheckProps): JSX.Element {
  const { language, href } = usePageContext();
  const [state, setState] = useState<State>('resting');
  const { check } = words;
  const start = async (): Promise<void> => {
    setState('fetching');
    try {
      setState(await loadTools(language));
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
  const context = usePageContext();
  const { recompute, stepsOf, messages } = tools;
  const again: Recomputed = useMemo(() => recompute(period.recompute as RecomputeInput), [recompute, period]);
  const lines = useMemo(() => compare(period, again), [period, again]);
  const steps = useMemo(() => stepsOf(again, messages), [stepsOf, again, messages]);
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
        columns={columnsOf(words, context)}
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
                <ReasonText reason={step} edition={step.edition} cadence={period.cadence} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

function columnsOf({ check }: Words, { format }: PageContext): readonly Column<Line>[] {
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
