import { afterAll, describe, expect, test } from 'vitest';
import { BROKEN, ENTRIES, listText, OLD, OPEN, trf } from './reports.ts';
import { folderWith, run, runJson, runLines } from './run.ts';

const { path, remove } = folderWith({
  'open.trf': OPEN,
  'broken.trf': BROKEN,
  'old.trf': OLD,
  'list.txt': listText(),
  'undated.txt': listText('Rtng'),
  'april.txt': listText('apr24'),
  'later.json': '{"laterEvent":[6]}',
});
afterAll(remove);
const OPEN_FILE = path('open.trf');

describe('the JSON that other programs rely on', () => {
  test('of a rated player', async () => {
    const { players, ...rest } = await runJson(['rate', OPEN_FILE]);
    expect(rest).toEqual({
      file: OPEN_FILE,
      edition: '2024-03',
      event: {
        name: 'Fjord Open',
        start: '2024-05-04',
        end: '2024-05-08',
        type: 'swiss',
        players: 6,
        rounds: 5,
      },
      findings: [],
      ratings: { from: 'report' },
    });
    const { games, reasons, ...player } = players[1];
    expect(player).toEqual({
      no: 2,
      id: '99000022',
      name: 'Sommer, Aksel',
      rating: 2040,
      k: 40,
      kUsed: 40,
      n: 4,
      score: 3,
      expected: '2.59',
      sum: '0.41',
      change: '16.40',
      new: 2056,
      initial: null,
    });
    expect(games).toHaveLength(5);
    expect(games[0]).toEqual({
      round: 1,
      opponent: 5,
      colour: 'b',
      score: 1,
      counted: true,
      opponentRating: 1790,
      difference: 250,
      expected: '0.81',
      delta: '0.19',
      reasons: [
        {
          code: 'difference-counted',
          article: '8.1.2',
          values: { own: 2040, opponent: 1790, difference: 250, counted: 250, expected: '0.81' },
        },
      ],
    });
    expect(games[2]).toMatchObject({ opponent: 6, counted: false, opponentRating: null, expected: null });
    // K was computed from the report, with its reasons.
    expect(reasons.map((each: { code: string }) => each.code)).toEqual(
      expect.arrayContaining(['k-junior', 'change-summed', 'change-rounded']),
    );
  });

  test('of an unrated player', async () => {
    const { players } = await runJson(['rate', OPEN_FILE]);
    expect(players[5]).toMatchObject({
      no: 6,
      rating: null,
      k: null,
      n: 5,
      score: 2,
      change: null,
      new: null,
      initial: { rating: 1856, n: 5, score: 2, average: '1905.71', p: '0.43', dp: -50, counts: true },
    });
  });

  test('of a refused report: findings, and no players', async () => {
    const ran = await run(['rate', path('broken.trf'), '--json']);
    expect(ran).toMatchObject({ status: 1, err: '' });
    expect(JSON.parse(ran.out)).toMatchObject({
      findings: [{ code: 'results-contradict' }],
      players: [],
    });
  });

  test('of several reports: a line each', async () => {
    const lines = await runLines(['rate', path('broken.trf'), OPEN_FILE]);
    expect(lines.map(({ players }) => players.length)).toEqual([0, 6]);
  });

  test('with a list: its ratings and K, and which list it was', async () => {
    const { players, ratings } = await runJson(['rate', OPEN_FILE, '--list', path('list.txt')]);
    expect(ratings).toMatchObject({ from: 'list', file: path('list.txt'), date: '2024-05-01' });
    expect(players[0]).toMatchObject({ rating: 2110, k: 20, change: '0.00', new: 2110 });
    expect(players[1]).toMatchObject({ rating: 2040, k: 40, change: '16.80', new: 2057 });
  });
});

describe('the table', () => {
  test('by rank, in eighty columns', async () => {
    const { out } = await run(['rate', '-'], { stdin: OPEN });
    expect(out).toBe(`Fjord Open
File     standard input
Dates    4 May 2024 to 8 May 2024
Type     Swiss, 5 rounds, 6 players
Edition  2024-03 (standard)
Ratings  as in the report

Rk  No  Player                  Rating  Games  Score  Expected  Change   K   New
 1   1  Vinter, Solveig           2105      4      3      2.97   +0.60  20  2106
 2   2  Sommer, Aksel             2040      4      3      2.59  +16.40  40  2056
 3   5  Regn, Tuva                1790      4     2½      1.02  +59.20  40  1849
 4   3  Høst, Birgitte            1930      4      1      1.89  −17.80  20  1912
 6   4  Vaar, Kristoffer Alex…    1875      4      ½      1.53  −20.60  20  1854

Unrated players (games against rated opponents)
Rk  No  Player    Games  Score  Average  Result  Counts
 5   6  Sky, Ola      5      2  1905.71    1856  yes

- K is calculated from birth date and rating in the report, assuming 30 or more
  games; --list FILE takes ratings and K from a rating list.
`);
  });

  test('no rank column if there are no ranks', async () => {
    const stdin = trf(ENTRIES.map(({ rank, ...entry }) => entry));
    expect((await run('rate -', { stdin })).out).toMatch(/\n *No {2}Player/);
  });

  test('notes where the practice of FIDE may give another result', async () => {
    const { out } = await run(['rate', path('old.trf')]);
    expect(out.replaceAll(/\s+/g, ' ')).toContain(
      'k-and-bonus-2009, which matters here; one-point-2009, which may matter here.',
    );
    expect((await run(['rate', path('old.trf'), '--applied'])).out).not.toContain('is known to have applied');
    expect((await run(['rate', OPEN_FILE])).out).not.toContain('is known to have applied');
  });

  test.each([
    ['list.txt', 'Ratings  list of 1 May 2024 (', ''],
    ['april.txt', 'Ratings  list of 1 April 2024 (', '- The list is dated 1 April 2024; the list in force'],
    ['undated.txt', 'Ratings  list without a date (', '- The list has no date'],
  ])('says which list: %s', async (list, figure, note) => {
    const { out } = await run(['rate', OPEN_FILE, '--list', path(list)]);
    expect(out).toContain(figure);
    expect(out).toContain(note);
    expect(out).toContain('"eloquence check" shows more: ');
  });

  test('a refused report shows its errors', async () => {
    const ran = await run(['rate', path('broken.trf'), OPEN_FILE]);
    expect(ran.status).toBe(1);
    expect(ran.out).toContain('Errors (1)\n  10:119  Round 3');
    expect(ran.out).toContain('Not rated because of these errors.\n\n\nFjord Open');
  });

  test('--event lists players whose first event it is not', async () => {
    const { players } = await runJson(['rate', OPEN_FILE, '--event', path('later.json')]);
    expect(players[5].reasons.at(-1)).toMatchObject({ code: 'taken-as-later-event' });
  });
});

describe('rapid and blitz', () => {
  const rapid = OPEN.replace('90+30', '15+10');
  const columns =
    'id,name,federation,birthYear,flag,rating,games,k,rapidRating,rapidGames,rapidK,blitzRating';
  const combined = `${columns}
99000011,"Vinter, Solveig",NOR,1990,,2110,0,20,2050,0,20,
99000022,"Sommer, Aksel",NOR,2009,,2040,0,40,,,,
99000033,"Host, Birgitte",NOR,1985,,1930,0,20,1900,0,20,
`;
  const list = folderWith({ 'combined.csv': combined });
  afterAll(list.remove);
  const args = ['rate', '-', '--cadence', 'rapid', '--list', list.path('combined.csv')];

  test('K of a rapid list of 2005 is the one set by the administrator (15b)', async () => {
    const of2006 = rapid.replaceAll('2024/05', '2006/05');
    const args = ['rate', '-', '--cadence', 'rapid'];
    const { players } = await runJson(args, { stdin: of2006 });
    expect(players[1]).toMatchObject({ k: null, change: null, sum: '0.41' });
    expect(players[1].reasons).toContainEqual({ code: 'k-not-set', article: '15b', values: {} });
    const withK = await runJson([...args, '--k', '20'], { stdin: of2006 });
    expect(withK.players[1]).toMatchObject({ k: 20, change: '8.20', new: 2048 });
    expect(withK.players[1].reasons).toContainEqual({ code: 'k-set', article: '15b', values: { k: 20 } });
    const { findings } = await runJson([...args, '--k', '20'], { stdin: rapid });
    expect(findings).toContainEqual(expect.objectContaining({ severity: 'warning', code: 'k-not-taken' }));
    expect(await run([...args, '--k', '201'], { stdin: of2006 })).toMatchObject({ status: 2 });
  });

  test('a combined list gives the rapid rating, and the standard one to those without', async () => {
    const { players } = await runJson(args, { stdin: rapid });
    expect(players[0]).toMatchObject({ rating: 2050, k: 20 });
    expect(players[1]).toMatchObject({ rating: 2040, k: 40, change: '12.80' });
    expect(players[1].reasons).toContainEqual({
      code: 'standard-stands-in',
      article: '7.2.1',
      values: { rating: 2040 },
    });
    expect(players[3]).toMatchObject({ rating: null });
  });

  test('the source of K is shown', async () => {
    const { out } = await run([...args, '--explain', '1'], { stdin: rapid });
    expect(out).toContain('K               20, as on the list\n');
    expect((await run([...args, '--explain', '2'], { stdin: rapid })).out).not.toContain('as on the list');
  });

  test('a forgotten --cadence is pointed out', async () => {
    const ran = await run('rate -', { stdin: rapid });
    expect(ran.status).toBe(1);
    expect(ran.out).toMatch(/→ .*--cadence/);
  });
});

describe('--explain', () => {
  test("a rated player's games and every sentence", async () => {
    const { out } = await run(['rate', OPEN_FILE, '--explain', '2']);
    expect(out).toContain(`
2 Sommer, Aksel
Rd     No  Opponent            Rating  Score  Difference  Expected  Score − exp.
 1  b   5  Regn, Tuva            1790      1        +250      0.81         +0.19
 2  w   1  Vinter, Solveig       2105      ½         −65      0.41         +0.09
 3  b   6  Sky, Ola                 –      ½           –         –             –
`);
    expect(out).toContain('\nNew rating      2056\n');
    expect(out).toContain('\n 3. The opponent is unrated, so the game does not count (8.3.1).\n');
    expect(out).toContain('- +16.40 is rounded to +16 (8.3.4): 2040 becomes 2056.');
  });

  test('an unrated player', async () => {
    const { out } = await run(['rate', OPEN_FILE, '--explain', '6', '--lang', 'fr']);
    expect(out).toContain('Résultat          1856\n');
    expect(out).toContain('soit un écart de −50');
  });

  test('an unknown starting number', async () => {
    const ran = await run(['rate', OPEN_FILE, '--explain', '99']);
    expect(ran).toMatchObject({ status: 2, out: '' });
    expect(ran.err).toContain('--explain: There is no player 99; allowed: 1–6.');
  });

  test('an unknown name, with the nearest one', async () => {
    const ran = await run(['rate', OPEN_FILE, '--explain', 'Vintr']);
    expect(ran).toMatchObject({ status: 2, out: '' });
    expect(ran.err).toContain('No player of the report is called "Vintr"; did you mean Vinter?');
  });
});

describe('--explain for several', () => {
  const asked = async (who: string): Promise<number[]> =>
    (await runJson(['rate', OPEN_FILE, '--explain', who])).players.map(({ no }: { no: number }) => no);

  test.each([
    ['2', [2]],
    ['1,2', [1, 2]],
    ['1, 1', [1]],
    ['sommer', [2]],
    ['Sommer, Aksel', [2]],
    ['host', [3]],
    ['Vinter,6', [1, 6]],
    ['so', [1, 2]],
  ])('%s', async (who, numbers) => expect(await asked(who)).toEqual(numbers));

  test('as text', async () => {
    const { out } = await run(['rate', OPEN_FILE, '--explain', '1,2']);
    expect(out.match(/^(?:1 Vinter, Solveig|2 Sommer, Aksel)$/gm)).toHaveLength(2);
    expect(out.match(/^Fjord Open$/gm)).toHaveLength(1);
  });

  test('repeated reasons are printed once', async () => {
    const unrated = trf(ENTRIES.map((entry, index) => (index === 0 ? entry : { ...entry, rating: 0 })));
    const { out } = await run(['rate', '-', '--explain', '1'], { stdin: unrated });
    expect(out.match(/opponent is unrated/g)).toHaveLength(1);
    expect(out).toMatch(/^1–5\. The opponent is unrated/m);
  });
});

test('a folder: every table and a summary by file', async () => {
  const folder = folderWith({ 'a.trf': OPEN, 'b.trf': BROKEN, 'notes.txt': 'nothing' });
  const ran = await run(['rate', folder.path('')]);
  folder.remove();
  expect(ran.status).toBe(1);
  expect(ran.out).toContain(`
File   Event       Players  Rated
a.trf  Fjord Open        6  yes
b.trf  Fjord Open        –  no

2 files: 1 rated, 1 not rated.
`);
  expect(ran.err).toContain('1 other file is not a report');
});

describe('--csv', () => {
  test('practices of FIDE that would change a number are in the rows and on standard error', async () => {
    const ran = await run(['rate', path('old.trf'), '--csv']);
    expect(ran.out).toMatch(/^[^\r\n]*Vinter[^\r\n]*,k-and-bonus-2009\r$/m);
    expect(ran.err).toContain('This follows the text of the regulations.');
  });

  test('an unrated player without a result does not count', async () => {
    const stdin = trf(ENTRIES.map((entry) => ({ ...entry, rounds: entry.rounds.slice(1, 2) })));
    const { out } = await run('rate - --csv', { stdin });
    expect(out).toMatch(/"Sky, Ola",.*(?:true|false),\r\n/);
    expect(out).not.toMatch(/"Sky, Ola",[^\r]*,,\r\n/);
  });

  test('a header and a row for each player, by RFC 4180', async () => {
    const { status, out, err } = await run(['rate', '-', '--csv'], { stdin: OPEN });
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const [header, first, ...rest] = out.split('\r\n');
    expect(header).toBe(
      '\ufefffile,rank,no,id,name,federation,ratings,rating,k,n,score,expected,sum,change,new,initialRating,initialN,initialScore,initialAverage,initialCounts,practices',
    );
    expect(first).toBe('-,1,1,99000011,"Vinter, Solveig",NOR,report,2105,20,4,3,2.97,0.03,0.60,2106,,,,,,');
    expect(rest[3]).toBe('-,5,6,99000066,"Sky, Ola",NOR,report,,,5,2,,,,,1856,5,2,1905.71,true,');
    expect(rest.at(-1)).toBe('');
    expect(rest).toHaveLength(6);
  });

  test('one header for all files; refused reports go to standard error', async () => {
    const ran = await run(['rate', path('broken.trf'), OPEN_FILE, '--csv', '--list', path('list.txt')]);
    expect(ran.status).toBe(1);
    expect(ran.out.match(/^\ufefffile,/gm)).toHaveLength(1);
    expect(ran.out).toContain(',list 2024-05-01,');
    expect(ran.err).toContain('Not rated because of these errors.');
  });
});
