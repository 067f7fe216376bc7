import { formatDate } from '@eloquence/rating';
import { expect, test } from 'vitest';
import { checkAndRateReport, type ListEntries, type ListOn, readReport } from '../src/index.ts';

/** Two games of the same pair, one before and one after the list of September 2009. */
function read(start: string) {
  const player = (no: number, name: string, games: string): string =>
    `001 ${String(no).padStart(4)} m    ${name.padEnd(33)} 2000 AAA   90000000${no} 1980/00/00  1.0    1${games}`;
  const dates = `${start.slice(2, 8)}20  09/09/02`;
  const text = [
    ...['012 Open', `042 ${start}`, '052 2009/09/02', '092 Individual: Swiss-System', '122 40/120:60'],
    `132${' '.repeat(88)}${dates}`,
    player(1, 'Alder, Ann', '     2 w =     2 b ='),
    player(2, 'Birch, Ben', '     1 b =     1 w ='),
    '',
  ].join('\r\n');
  return readReport(new TextEncoder().encode(text));
}

const entries = (rating: number): ListEntries => ({
  date: null,
  byId: new Map(
    ['900000001', '900000002'].map((id) => [
      id,
      {
        ...{ id, name: '', federation: 'AAA', birthYear: 1980, standard: rating, k: 15 },
        ...{ rating: id.endsWith('2') ? rating : 2000, inactive: false, deceased: false },
      },
    ]),
  ),
});
const listOn: ListOn = (day) => entries(formatDate(day) < '2009-09-01' ? 2000 : 2100);
const stated = { ratingsPerGame: true, registered: '2009-01-01' };

test('each game counts with the ratings at its time (2009 4.13)', () => {
  const options = { choice: {}, list: entries(2000), stated };
  const { players } = checkAndRateReport(read('2009/08/20'), { ...options, listOn });
  expect(players[0]?.games.map(({ opponentRating }) => opponentRating)).toEqual([2000, 2100]);
  expect(players[0]?.games[1]?.reasons).toContainEqual({
    ...{ code: 'rating-at-game', article: '4.13' },
    values: { rating: 2100 },
  });
  const { players: atStart } = checkAndRateReport(read('2009/08/20'), {
    ...{ ...options, listOn },
    stated: { registered: '2009-01-01' },
  });
  expect(atStart[0]?.games.map(({ opponentRating }) => opponentRating)).toEqual([2000, 2000]);
});

test('one list alone is refused', () => {
  const rated = checkAndRateReport(read('2009/08/20'), { choice: {}, list: entries(2000), stated });
  expect(rated.players).toEqual([]);
  expect(rated.findings[0]).toMatchObject({ code: 'ratings-per-game', values: { article: '4.13' } });
});
