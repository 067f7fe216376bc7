import { calculateChange, InputError } from '@eloquence/rating';
import { messages as en } from '@eloquence/words/en/messages';
import { describe, expect, it } from 'vitest';
import {
  type Fields,
  filledEvents,
  gameFields,
  readGames,
  toGameInputs,
  toQueryString,
} from '../src/calculators/fields.ts';
import { computeOutcome, errorText, NotInteger } from '../src/calculators/outcome.ts';
import { editionsFor, readChoice, readRules } from '../src/calculators/rules.ts';

const rows = [
  { opponent: '1900', score: '1' },
  { opponent: '2100', score: '0.5' },
];

describe('games in a form and in a URL', () => {
  it('are converted both ways', () => {
    expect(readGames(gameFields(rows))).toEqual(rows);
    expect(readGames({ games: '1900:1, 2100:½' })).toEqual(rows);
    expect(toQueryString({ rating: ' 2000 ', ...gameFields(rows), o3: '', s3: '' })).toBe(
      'rating=2000&games=1900:1,2100:0.5',
    );
  });

  it('keep a result without an opponent, but do not count it', () => {
    const fields = { o1: '1900', s1: '1', o2: '', s2: '0' };
    expect(readGames(fields)).toHaveLength(2);
    expect(toGameInputs(readGames(fields))).toEqual([{ opponent: 1900, score: 1 }]);
  });

  it('keep invalid input as typed', () => {
    expect(readGames({ games: '19x:1' })).toEqual([{ opponent: '19x', score: '1' }]);
  });

  it('are grouped by event', () => {
    const fields = { e1start: '2025-11-08', ...gameFields(rows, 'e1'), e3games: '2450:0', e2s1: '1' };
    expect(filledEvents(fields)).toEqual([1, 3]);
    expect(toQueryString(fields)).toBe('e1start=2025-11-08&e1games=1900:1,2100:0.5&e3games=2450:0');
  });

  it('have a limit', () => {
    const games = Array.from({ length: 500 }, () => '1900:1').join(',');
    expect(readGames({ games })).toHaveLength(100);
  });
});

const change = (fields: Fields) =>
  computeOutcome(
    fields,
    (form) => ({ rating: form.number('rating'), k: form.number('k'), games: form.games() }),
    (input) => calculateChange(readChoice(fields), input),
  );

describe('a form', () => {
  it('is computed by the engine', () => {
    const outcome = change({ rating: '2000', k: '20', games: '1900:1,2100:0.5,2300:0' });
    const given = {
      rating: 2000,
      k: 20,
      games: [
        { opponent: 1900, score: 1 },
        { opponent: 2100, score: 0.5 },
        { opponent: 2300, score: 0 },
      ],
    };
    expect(outcome).toEqual({ state: 'answered', answer: calculateChange({}, given) });
  });

  it('lists missing fields', () => {
    expect(change({ rating: '2000' })).toEqual({ state: 'incomplete', missing: ['k', 'o1'] });
    expect(change({ rating: '2000', k: '20', o1: '1900' })).toEqual({ state: 'incomplete', missing: ['s1'] });
  });

  it('names the invalid field and the error', () => {
    const words = { engine: en, notWhole: (value: string) => `${value}?`, unreadable: String };
    const typed = change({ rating: '2ooo', k: '20', games: '1900:1' });
    expect(typed).toMatchObject({ state: 'wrong', field: 'rating', error: { value: '2ooo' } });
    expect(errorText(new NotInteger('2ooo'), words)).toBe('2ooo?');
    const refused = change({ rating: '2000', k: '999', ...gameFields(rows) });
    expect(refused).toMatchObject({ state: 'wrong', field: 'k' });
    if (refused.state !== 'wrong') throw new Error('not refused');
    expect(refused.error).toBeInstanceOf(InputError);
    expect(errorText(refused.error, words)).toContain('999 is not a K');
  });
});

describe('the rules of a form', () => {
  it('are the newest standard rules by default', () => {
    expect(readRules({})).toEqual({ cadence: 'standard', edition: null, applied: false });
    expect(readRules({ cadence: 'blitz', edition: '2024-03', applied: '1' })).toMatchObject({
      cadence: 'blitz',
      edition: { id: '2024-03', cadence: 'blitz' },
      applied: true,
    });
    expect(readRules({ cadence: 'chess960', edition: '1999' })).toEqual(readRules({}));
  });

  it('list the newest edition first', () => {
    const ids = editionsFor('standard').map(({ id }) => id);
    expect(ids).toEqual([...ids].sort().reverse());
  });
});
