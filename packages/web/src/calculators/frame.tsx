import './style.css';
import type { Reasons } from '@eloquence/rating';
import { sentence } from '@eloquence/words/say';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Format } from '../format.ts';
import { keepForOffline } from '../offline/register.ts';
import { Button } from '../parts/form.tsx';
import { PageHead } from '../parts/layout.tsx';
import { Notice } from '../parts/notice.tsx';
import { Sentence } from '../parts/sentence.tsx';
import { usePlace } from '../place.ts';
import type { Fields } from './fields.ts';
import type { CalculatorName } from './names.en.ts';
import { type Outcome, wrongLine } from './outcome.ts';
import { RulesFields } from './rules-fields.tsx';
import type { Change } from './use-fields.ts';
import type { CalculatorWords } from './words.en.ts';

interface CalculatorProps<Answer> {
  readonly name: CalculatorName;
  readonly words: CalculatorWords;
  readonly fields: Fields;
  readonly change: Change;
  readonly outcome: Outcome<Answer>;
  /** What says which edition counts where none is chosen, if it is not the newest. */
  readonly byDate?: string;
  /** What its own fields are called, for whoever has left one empty. */
  readonly labels?: Readonly<Record<string, string>>;
  /** The fields of this calculator. */
  readonly children: ComponentChildren;
  readonly answer: (answer: Answer) => JSX.Element;
}

/** A calculator: a form that also works by being sent, the answer, and its reasons. */
export function Calculator<Answer>(props: CalculatorProps<Answer>): JSX.Element {
  const { name, words, fields, change, outcome, labels = {}, children } = props;
  const { basePath, href, path, pinned } = usePlace();
  const { title, lead } = words.names[name];
  useEffect(() => void keepForOffline(basePath), [basePath]);
  return (
    <article class="calculator">
      <PageHead kind={<a href={href('/calculators')}>{words.all}</a>} title={title} lead={lead} />
      <div class="calculator-halves">
        <form method="get" action={`${basePath}${path}`} onSubmit={showAnswer}>
          {pinned !== null && <input type="hidden" name="lang" value={pinned} />}
          {children}
          <RulesFields words={words} fields={fields} change={change} byDate={props.byDate ?? null} />
          <p class="calculator-actions">
            <Button type="submit" kind="main">
              {words.fields.calculate}
            </Button>
            <a href={href(path)}>{words.fields.clear}</a>
          </p>
        </form>
        <section class="calculator-answer" aria-labelledby="answer" aria-live="polite">
          <h2 id="answer" tabIndex={-1}>
            {words.answer}
          </h2>
          <Result words={words} outcome={outcome} labels={labels} answer={props.answer} />
        </section>
      </div>
      <div class="calculator-notes faint">
        <p>{words.offline}</p>
        <p>{words.share}</p>
      </div>
    </article>
  );
}

/** In a page that is alive the answer is there already. */
function showAnswer(event: Event): void {
  event.preventDefault();
  document.getElementById('answer')?.focus();
}

interface ResultProps<Answer> {
  readonly words: CalculatorWords;
  readonly outcome: Outcome<Answer>;
  readonly labels: Readonly<Record<string, string>>;
  readonly answer: (answer: Answer) => JSX.Element;
}

function Result<Answer>({ words, outcome, labels, answer }: ResultProps<Answer>): JSX.Element {
  if (outcome.state === 'answered') return answer(outcome.answer);
  if (outcome.state === 'wrong') return <Notice kind="error">{wrongLine(outcome.error, words)}</Notice>;
  const needsResult = outcome.missing.every((field) => /^(e\d+)?s\d+$/.test(field));
  return (
    <div class="faint">
      <p>{needsResult ? words.resultMissing : words.waiting}</p>
      <p>{words.missing(outcome.missing.map((field) => labelOf(field, words, labels)))}</p>
    </div>
  );
}

/** What a field is called: `e2o1` is the rating of the first opponent in the second event. */
function labelOf(
  field: string,
  { fields }: CalculatorWords,
  labels: Readonly<Record<string, string>>,
): string {
  const [, event, own = field] = /^(?:e(\d+))?([a-z]+\d*)$/.exec(field) ?? [];
  const [, kind, number] = /^([os])(\d+)$/.exec(own) ?? [];
  const known = { rating: fields.rating, k: fields.k, ...labels };
  const label =
    kind === 'o'
      ? fields.opponent(Number(number))
      : kind === 's'
        ? fields.result(Number(number))
        : (known[own as keyof typeof known] ?? own);
  return event === undefined ? label : `${fields.event(Number(event))} · ${label}`;
}

type Figure = readonly [label: string, value: string];

interface FiguresProps {
  readonly main: Figure;
  readonly others: readonly (Figure | null)[];
}

/** The figure that was asked for, large, and what belongs to it. */
export function Figures({ main: [label, value], others }: FiguresProps): JSX.Element {
  return (
    <dl class="calculator-figures">
      <div class="calculator-main-figure">
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
      {others
        .filter((each) => each !== null)
        .map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );
}

interface StepsProps {
  readonly words: CalculatorWords;
  readonly reasons: Reasons;
  readonly edition: string;
  readonly heading?: string;
}

/** Every step as a sentence with its article. */
export function Steps({ words, reasons, edition, heading = words.why }: StepsProps): JSX.Element | null {
  if (reasons.length === 0) return null;
  const sentences = new Map(reasons.map((each) => [sentence(each, words.engine), each.article]));
  return (
    <section class="calculator-steps">
      <h3>{heading}</h3>
      <ol>
        {[...sentences].map(([text, article]) => (
          <li key={text}>
            <Sentence reason={{ sentence: text, article }} edition={edition} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface AnswerRules {
  readonly edition: string;
  readonly cadence: string;
  readonly variants: readonly string[];
}

/** The rules an answer was made with, as one of its figures. */
export function editionFigure(
  words: CalculatorWords,
  { edition, variants }: AnswerRules,
  { editions }: Format,
): Figure {
  const practices = variants.map((name) => words.variants[name] ?? name);
  return [words.engine.labels.edition, [editions(edition), ...practices].join(' · ')];
}
