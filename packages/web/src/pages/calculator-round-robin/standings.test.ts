import { expect, test } from 'vitest';
import { readStandings } from './standings.ts';

test.each([
  ['Agate, Arno 2600 8', [{ name: 'Agate, Arno', rating: 2600, score: 8 }]],
  [
    'Coral – 7\nDiamond; 2400; 5,5',
    [
      { name: 'Coral', rating: null, score: 7 },
      { name: 'Diamond', rating: 2400, score: 5.5 },
    ],
  ],
  [
    'E u ½\nF 2150 4½\n',
    [
      { name: 'E', rating: null, score: 0.5 },
      { name: 'F', rating: 2150, score: 4.5 },
    ],
  ],
])('reads %j', (text, players) => {
  expect(readStandings(text)).toEqual({ players, wrong: null });
});

test.each(['Agate 2600', '2600 8', 'Agate 2600 8.3', 'Agate x 8'])('refuses %j', (line) => {
  expect(readStandings(`Coral – 7\n${line}`).wrong).toBe(line);
});
