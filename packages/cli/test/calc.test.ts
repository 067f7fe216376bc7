import { afterAll, describe, expect, test } from 'vitest';
import { EVENTS, MONTH, OWN } from './files.ts';
import { folderWith, run, runJson } from './run.ts';

const { path, remove } = folderWith({ 'month.json': MONTH, 'events.json': EVENTS, 'own.json': OWN });
afterAll(remove);

const reason = { code: expect.any(String), values: expect.any(Object) };
const reasons = expect.arrayContaining([expect.objectContaining(reason)]);

describe('the JSON that other programs rely on', () => {
  test('calc expected', async () => {
    expect(await runJson('calc expected --own 2000 --opponent 1900')).toMatchObject({
      edition: '2025-10',
      expected: '0.64',
      difference: 100,
      counted: 100,
      reasons,
    });
    expect(await runJson('calc expected --own 2400 --opponent 2813')).toMatchObject({
      expected: '0.08',
      difference: -413,
      counted: -400,
      reasons: [{ code: 'difference-capped', article: '8.3.1' }],
    });
  });

  test('calc change', async () => {
    const answer = await runJson('calc change --rating 2000 --k 20 --games 1900:1,2100:0.5,2300:0');
    expect(answer).toMatchObject({
      edition: '2025-10',
      n: 3,
      score: 1.5,
      expected: '1.15',
      sum: '0.35',
      k: 20,
      change: '7.00',
      rounded: 7,
      new: 2007,
    });
    expect(answer.games).toHaveLength(3);
    expect(answer.games[1]).toMatchObject({
      opponent: 2100,
      score: 0.5,
      difference: -100,
      counted: -100,
      expected: '0.36',
      delta: '0.14',
      reasons,
    });
  });

  test('calc change uses the given K without the limit on K times games', async () => {
    const games = Array(40).fill('2000:0.5').join(',');
    expect(await runJson(`calc change --rating 2000 --k 40 --games ${games}`)).toMatchObject({
      k: 40,
      n: 40,
    });
  });

  test('calc initial', async () => {
    expect(
      await runJson('calc initial --games 1902:0.5,1877:½,1884:1,2012:0,1832:1 --type team'),
    ).toMatchObject({
      edition: '2025-10',
      ru: 1922,
      rating: 1922,
      n: 5,
      score: 3,
      average: '1872.43',
      p: '0.57',
      dp: 50,
      reasons,
    });
  });

  test('calc initial without enough games succeeds', async () => {
    const ran = await run('calc initial --games 1900:1 --json');
    expect(ran.status).toBe(0);
    expect(JSON.parse(ran.out)).toMatchObject({ rating: null, n: 1, dp: 125 });
    expect(JSON.parse(ran.out).reasons.at(-1)).toMatchObject({
      code: 'games-missing',
      values: { n: 1, needed: 5 },
    });
  });

  test('calc initial FILE', async () => {
    const answer = await runJson(['calc', 'initial', path('events.json')]);
    expect(answer).toMatchObject({ edition: '2024-03', rating: 1922, n: 5, score: 3 });
    // In the order of their dates: the zero of the first event is dropped.
    expect(answer.events.map((event: { counts: boolean }) => event.counts)).toEqual([false, true, true]);
    expect(answer.events[1]).toMatchObject({ ru: expect.any(Number), counts: true });
  });

  test('calc performance', async () => {
    const games = [...Array(7).fill('2380:1'), '2380:0', '2380:0'].join(',');
    expect(await runJson(`calc performance --games ${games}`)).toMatchObject({
      rating: 2600,
      average: '2380.00',
      p: '0.78',
      dp: 220,
    });
  });

  test('calc k', async () => {
    const k = (more: string): Promise<unknown> =>
      runJson(`calc k --rating 2250 --played 60 --on 2025-12-01${more}`);
    expect(await k('')).toMatchObject({ k: 20, reasons });
    expect(await k(' --birth 2008')).toMatchObject({
      k: 40,
      reasons: [{ code: 'k-junior', article: '8.3.3' }],
    });
    expect(await k(' --birth 2008-05-04 --peak 2310')).toMatchObject({ k: 20 });
    expect(await k(' --peak 2400')).toMatchObject({ k: 10 });
  });

  test('calc k follows the edition of its date', async () => {
    const on = (date: string, more = ''): Promise<unknown> =>
      runJson(`calc k --rating 2000 --played 10 --on ${date}${more}`);
    expect(await on('2006-01-01')).toMatchObject({ edition: '2005-07', k: 25 });
    expect(await on('2010-01-01')).toMatchObject({ edition: '2009-07', k: 30, variants: [] });
    expect(await on('2010-01-01', ' --applied')).toMatchObject({ k: 25 });
    expect(await on('2010-01-01', ' --variant k-and-bonus-2009 --variant one-point-2009')).toMatchObject({
      k: 25,
      variants: ['k-and-bonus-2009', 'one-point-2009'],
    });
  });

  const period = {
    n: 1,
    k: 10,
    kUsed: 10,
    events: [{ edition: '2025-10', n: 1, sum: '-0.25', change: '-2.50' }],
    change: '-2.50',
    rounded: -3,
    new: 2397,
    reasons,
  };
  test('calc period FILE', async () => {
    expect(await runJson(['calc', 'period', path('month.json')])).toMatchObject(period);
  });
  test('calc period -', async () => {
    expect(await runJson('calc period -', { stdin: MONTH })).toMatchObject(period);
    expect(await runJson('calc period -', { stdin: `\ufeff${MONTH}` })).toMatchObject(period);
  });

  test('calc target', async () => {
    const answer = await runJson(
      'calc target --rating 1950 --k 20 --opponents 1900,2000,2050,2100,1980 --goal 1980',
    );
    expect(answer).toMatchObject({ score: 4, reasons });
    expect(answer.table).toHaveLength(11);
    expect(answer.table[8]).toMatchObject({ score: 4, change: '37.60', new: 1988 });
    expect(await runJson('calc target --rating 1950 --k 20 --opponents 1900 --goal 2400')).toMatchObject({
      score: null,
    });
  });
});

describe('the choice of the edition', () => {
  test.each([
    ['--edition 2005-07', { edition: '2005-07', counted: -350, expected: '0.11' }],
    ['--edition 2024-03', { edition: '2024-03', counted: -400 }],
    ['--cadence rapid', { edition: '2024-12', cadence: 'rapid' }],
    ['--cadence blitz --edition 2012-01', { edition: '2012-01', cadence: 'blitz' }],
  ])('%s', async (options, expected) => {
    expect(await runJson(`calc expected --own 2100 --opponent 2600 ${options}`)).toMatchObject(expected);
  });

  test('a custom edition with its cadence', async () => {
    const file = path('own.json');
    expect(
      await runJson([
        'calc',
        'k',
        '--rating',
        '1500',
        '--played',
        '3',
        '--on',
        '2026-02-01',
        '--edition',
        file,
      ]),
    ).toMatchObject({ edition: 'club-2026', cadence: 'rapid', k: 32, reasons: [{ article: 'club 4' }] });
  });
});

describe('the text output', () => {
  const lines = async (command: string, lang = 'en'): Promise<string[]> =>
    (await run(`${command} --lang ${lang}`)).out.replaceAll(/[\u00a0\u202f]/g, ' ').split('\n');

  test('a short answer, and with --explain the reasons as sentences', async () => {
    expect(await lines('calc expected --own 2400 --opponent 2813')).toEqual([
      'Expected score  0.08',
      'Difference      −413, counted as −400',
      'Edition         2025-10 (standard)',
      '',
    ]);
    expect(await lines('calc expected --own 2400 --opponent 2813 --explain')).toContain(
      '- 2400 v 2813: the difference of 413 counts as 400 (8.3.1), expected 0.08.',
    );
  });

  test('the reason for no rating is always shown', async () => {
    expect(await lines('calc initial --games 1900:1,1800:0')).toContain(
      '- No rating yet: 2 games of the 5 needed (7.1.4).',
    );
  });

  test('a variant with another result is always shown', async () => {
    const games = Array(9).fill('1900:1').join(',');
    const said = (await lines(`calc initial --edition 2009-07 --games ${games}`)).join(' ');
    expect(said).toMatch(/\(variant k-and-bonus-2009\) +gives 2013/);
  });

  test('rapid ratings of 2005 show three digits', async () => {
    const rapid = '--cadence rapid --edition 2005-07';
    expect(await lines(`calc change --rating 2000 --k 20 --games 1900:1 ${rapid}`)).toContain(
      'New rating  2007, shown as 200',
    );
    const games = Array(9).fill('1900:0.5').join(',');
    expect(await lines(`calc initial --games ${games} ${rapid}`)).toContain(
      'First rating          1900, shown as 190',
    );
  });

  test('a partial edition and variants in use are named', async () => {
    expect(await lines('calc expected --own 2000 --opponent 2000 --edition 2022-01')).toContain(
      'Edition         2022-01 (standard, partial text)',
    );
    expect(
      (await lines('calc expected --own 2000 --opponent 2000 --edition 2014-07 --applied')).join(' '),
    ).toMatch(/variants used: inactive-listed,\s+junior-year-end/);
  });

  test('in French and Chinese', async () => {
    expect(await lines('calc change --rating 2000 --k 20 --games 1900:1', 'fr')).toContain(
      'Variation           +7,20 (+0,36 × K 20), arrondi à +7',
    );
    expect(await lines('calc k --rating 2390 --played 300 --on 2025-12-01 --peak 2412', 'zh')).toContain(
      '- K 永久为 10：已公布的等级分（2412）曾达到 2400（8.3.3）。',
    );
  });

  test('the score for the goal is marked', async () => {
    const found = await lines('calc target --rating 1950 --k 20 --opponents 1900,2000 --goal 1960');
    expect(found.filter((line) => line.startsWith('>'))).toEqual(['>     1½  +10.00        1960']);
  });

  test('the reasons of a period are below their event', async () => {
    const { out } = await run('calc period - --explain', { stdin: MONTH });
    expect(out).toContain('\nEvent 1\n- 2395 v 2205: the difference of 190');
  });
});
