import type { CalculatorWords } from '@eloquence/words/en/web/calculators';
import type { ComponentChildren, JSX } from 'preact';
import { Button } from '../components/form.tsx';
import { type Fields, gameFields, MAX_GAMES, readGames } from './fields.ts';
import type { SetFields } from './use-form-fields.ts';

export interface GameColumn {
  readonly heading: string;
  readonly cell: (index: number) => string;
  /** Hidden on narrow screens. */
  readonly wideOnly?: boolean;
}

interface GamesFieldsProps {
  readonly words: CalculatorWords;
  readonly fields: Fields;
  readonly change: SetFields;
  readonly prefix?: string;
  /** The invalid field. */
  readonly wrong: string | null;
  /** Results per game, from the answer. */
  readonly columns?: readonly GameColumn[];
  readonly legend?: ComponentChildren;
}

const MIN_ROWS = 5;
const MORE_ROWS = 5;

const RESULTS = [
  ['1', '1', 'won'],
  ['0.5', '½', 'drawn'],
  ['0', '0', 'lost'],
] as const;

/** One row per game, with an empty row after the last. */
export function GamesFields(props: GamesFieldsProps): JSX.Element {
  const { words, fields, change, prefix = '', wrong, columns = [], legend = words.fields.games } = props;
  const games = readGames(fields, prefix);
  const requested = Number(fields[`${prefix}rows`]) || 0;
  const shown = Math.min(Math.max(MIN_ROWS, games.length + 1, requested), MAX_GAMES);
  const rows = Array.from({ length: shown }, (_, index) => games[index] ?? { opponent: '', score: '' });
  const set = (index: number, changes: Partial<(typeof rows)[number]>): void =>
    change({
      [`${prefix}games`]: '',
      ...gameFields(
        rows.map((row, at) => (at === index ? { ...row, ...changes } : row)),
        prefix,
      ),
    });
  return (
    <fieldset class="calculator-games">
      <legend>{legend}</legend>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.engine.labels.opponent}</th>
            <th scope="col">{words.engine.labels.score}</th>
            {columns.map(({ heading, wideOnly }) => (
              <th key={heading} scope="col" class={wideOnly ? 'figure wide-only' : 'figure'}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ opponent, score }, index) => {
            const number = index + 1;
            const [opponentName, scoreName] = [`${prefix}o${number}`, `${prefix}s${number}`];
            return (
              <tr key={index} class={opponent === '' ? 'calculator-empty' : undefined}>
                <td>
                  <input
                    name={opponentName}
                    value={opponent}
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={5}
                    size={5}
                    aria-label={words.fields.opponent(number)}
                    aria-invalid={wrong === opponentName || undefined}
                    onInput={({ currentTarget }) => set(index, { opponent: currentTarget.value })}
                  />
                </td>
                <td>
                  <fieldset class="calculator-result">
                    <legend class="visually-hidden">{words.fields.result(number)}</legend>
                    {RESULTS.map(([value, sign, word]) => (
                      <label key={value}>
                        <input
                          type="radio"
                          name={scoreName}
                          value={value}
                          checked={score === value}
                          aria-label={words.results[word]}
                          onChange={() => set(index, { score: value })}
                        />
                        <span aria-hidden="true">{sign}</span>
                      </label>
                    ))}
                  </fieldset>
                </td>
                {columns.map(({ heading, cell, wideOnly }) => (
                  <td key={heading} class={wideOnly ? 'figure wide-only' : 'figure'}>
                    {cell(index)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {shown < MAX_GAMES && (
        <Button
          type="submit"
          name={`${prefix}rows`}
          value={shown + MORE_ROWS}
          onClick={(event) => {
            event.preventDefault();
            change({ [`${prefix}rows`]: String(shown + MORE_ROWS) });
          }}
        >
          {words.fields.moreGames}
        </Button>
      )}
    </fieldset>
  );
}
