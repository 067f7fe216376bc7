import './style.css';
import type { Reasons } from '@eloquence/rating';
import type { CalculatorName } from '@eloquence/words/en/web/calculator-names';
import type { CalculatorWords } from '@eloquence/words/en/web/calculators';
import { reasonText } from '@eloquence/words/message-text';
import type { ComponentChildren, JSX } from 'preact';
import { Button } from '../components/form.tsx';
import { PageHead } from '../components/layout.tsx';
import { Notice } from '../components/notice.tsx';
import { ReasonText } from '../components/reasons.tsx';
import { ShareButtons } from '../components/share-buttons.tsx';
import type { Format } from '../core/format.ts';
import { usePageContext } from '../core/page-context.ts';
import { useOffline } from '../offline/register.ts';
import type { Fields } from './fields.ts';
import { errorText, type Outcome } from './outcome.ts';
import { PlayerField } from './player-field.tsx';
import { RulesFields } from './rules-fields.tsx';
import type { Starter } from './starter.ts';
import type { SetFields } from './use-form-fields.ts';

interface CalculatorProps<Answer> {
  readonly name: CalculatorName;
  readonly words: CalculatorWords;
  readonly fields: Fields;
  readonly change: SetFields;
  readonly outcome: Outcome<Answer>;
  /** Label of the default edition, if dates decide it. */
  readonly byDate?: string;
  /** Labels of this calculator's fields, to name missing ones. */
  readonly labels?: Readonly<Record<string, string>>;
  /** The player it starts from; undefined: it cannot. */
  readonly starter?: Starter | null;
  readonly children: ComponentChildren;
  readonly answer: (answer: Answer) => JSX.Element;
}

/** A form with its answer and reasons; without JavaScript the form is submitted. */
export function Calculator<Answer>(props: CalculatorProps<Answer>): JSX.Element {
  const { name, words, fields, change, outcome, labels = {}, children } = props;
  const { basePath, href, path, pinned } = usePageContext();
  const { title, lead } = words.names[name];
  useOffline();
  return (
    <article class="calculator">
      <PageHead kind={<a href={href('/calculators')}>{words.all}</a>} title={title} lead={lead}>
        <ShareButtons />
      </PageHead>
      <div class="calculator-halves">
        <div>
          {props.starter !== undefined && (
            <PlayerField words={words} fields={fields} starter={props.starter} />
          )}
          <form method="get" action={`${basePath}${path}`} onSubmit={showAnswer}>
            {pinned !== null && <input type="hidden" name="lang" value={pinned} />}
            {fields.player && <input type="hidden" name="player" value={fields.player} />}
            {children}
            <RulesFields words={words} fields={fields} change={change} byDate={props.byDate ?? null} />
            <p class="calculator-actions">
              <Button type="submit" kind="main">
                {words.fields.calculate}
              </Button>
              <a href={href(path)}>{words.fields.clear}</a>
            </p>
          </form>
        </div>
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

/** Once hydrated, the answer is already shown. */
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
  if (outcome.state === 'wrong') return <Notice kind="error">{errorText(outcome.error, words)}</Notice>;
  const needsResult = outcome.missing.every((field) => /^(e\d+)?s\d+$/.test(field));
  return (
    <div class="faint">
      <p>{needsResult ? words.resultMissing : words.waiting}</p>
      <p>{words.missing(outcome.missing.map((field) => labelOf(field, words, labels)))}</p>
    </div>
  );
}

/** The label of a field: `e2o1` is the first opponent of the second event. */
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

/** The result in large type, then the other figures. */
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

export function Steps({ words, reasons, edition, heading = words.why }: StepsProps): JSX.Element | null {
  if (reasons.length === 0) return null;
  const sentences = new Map(reasons.map((each) => [reasonText(each, words.engine), each.article]));
  return (
    <section class="calculator-steps">
      <h3>{heading}</h3>
      <ol>
        {[...sentences].map(([text, article]) => (
          <li key={text}>
            <ReasonText reason={{ sentence: text, article }} edition={edition} />
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

/** The edition and practices used. */
export function editionFigure(
  words: CalculatorWords,
  { edition, variants }: AnswerRules,
  { editions }: Format,
): Figure {
  const practices = variants.map((name) => words.variants[name] ?? name);
  return [words.engine.labels.edition, [editions(edition), ...practices].join(' · ')];
}
