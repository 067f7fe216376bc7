import type { PeriodView } from '@eloquence/api';
import type { RecomputeInput } from '@eloquence/rating';
import type { Words } from '@eloquence/words/en/web/pages/period';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { Button } from '../../components/form.tsx';
import { ReasonText } from '../../components/reasons.tsx';
import { usePageContext } from '../../core/page-context.ts';
import { type ChangeableGame, changeableEvents, type Results, withResults } from './check.ts';
import type { Tools } from './recheck.tsx';

interface WhatIfProps {
  readonly period: PeriodView;
  readonly tools: Tools;
  readonly words: Words;
}

const RESULTS = [
  [1, '1', 'won'],
  [0.5, '½', 'drawn'],
  [0, '0', 'lost'],
] as const;

/** The rating with other results. */
export function WhatIf({ period, tools, words }: WhatIfProps): JSX.Element | null {
  const { format } = usePageContext();
  const [results, setResults] = useState<Results>({});
  const events = useMemo(() => changeableEvents(period), [period]);
  const { recompute, stepsOf, messages } = tools;
  const again = useMemo(
    () => recompute(withResults(period.recompute as RecomputeInput, results)),
    [recompute, period, results],
  );
  const { whatIf } = words;
  if (events.length === 0) return null;
  const published = period.after?.rating ?? null;
  const isChanged = Object.keys(results).length > 0;
  const change = (game: ChangeableGame, score: number): void => {
    const { [game.key]: _, ...others } = results;
    setResults(score === game.score ? others : { ...others, [game.key]: score });
  };
  const lastSteps = stepsOf(again, messages).slice(again.rating === null ? -1 : -2);
  return (
    <section class="what-if">
      <h3>{whatIf.title}</h3>
      <p class="prose">{whatIf.lead}</p>
      <div class="what-if-games">
        {events.map(({ name, start, games }) => (
          <fieldset key={`${start}-${games[0]?.key}`}>
            <legend>{name ?? whatIf.eventOf(format.date(start))}</legend>
            {games.map((game) => (
              <Game
                key={game.key}
                game={game}
                score={results[game.key] ?? game.score}
                onChange={(score) => change(game, score)}
                words={words}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <div class="what-if-answer">
        <output aria-live="polite">
          {isChanged ? whatIf.instead(again.rating, published) : whatIf.unchanged}
        </output>
        <Button disabled={!isChanged} onClick={() => setResults({})}>
          {whatIf.reset}
        </Button>
      </div>
      {isChanged &&
        lastSteps.map((step) => (
          <p key={step.sentence} class="why">
            <ReasonText reason={step} edition={step.edition} cadence={period.cadence} />
          </p>
        ))}
    </section>
  );
}

interface GameProps {
  readonly game: ChangeableGame;
  readonly score: number;
  readonly onChange: (score: number) => void;
  readonly words: Words;
}

function Game({ game, score, onChange, words }: GameProps): JSX.Element {
  const { whatIf } = words;
  const opponent = game.opponent ?? whatIf.somebody;
  return (
    <div class={score === game.score ? 'what-if-game' : 'what-if-game what-if-changed'}>
      <span class="what-if-opponent">
        {opponent} <span class="faint">{game.rating}</span>
      </span>
      <fieldset class="results">
        <legend class="visually-hidden">{whatIf.resultAgainst(opponent, game.rating)}</legend>
        {RESULTS.map(([points, sign, word]) => (
          <label key={sign}>
            <input
              type="radio"
              name={`result-${game.key}`}
              value={points}
              checked={score === points}
              aria-label={whatIf.results[word]}
              onChange={() => onChange(points)}
            />
            <span aria-hidden="true">{sign}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
