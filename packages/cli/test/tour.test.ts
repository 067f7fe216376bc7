import { describe, expect, test } from 'vitest';
import { run } from './run.ts';

describe('the tour', () => {
  test('prints worked examples and ends without a terminal', async () => {
    const { status, out, err } = await run('tour');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    for (const figure of [
      // one game, seen from both sides
      'the difference of 413 counts as 400 (8.3.1), expected 0.08.',
      // a period over two editions
      '2653 becomes 2645',
      // a first rating under three editions
      '2005-07               1914      none yet',
      '2014-07               1921          1921',
      '2024-03               1922          1922',
      // the round robin of 10.54: Ra, Rar, dpa, and the players before and after the corrective pass
      'Ra   2348',
      'Rar  2375',
      'dpa  29.50',
      'C       unrated      7  2411          2351          2414',
      'E       unrated      6  2386          2348          2386',
      'H       unrated      2  2150          2337          2139',
      'I       unrated      1  2032          2305          1989',
      // K with a memory
      'K is 10 permanently',
      // what differs between two editions
      '2025-10  rated 2650 or more',
    ]) {
      expect(out).toContain(figure);
    }
    expect(out).not.toContain('eloquence: ');
    expect(out).not.toContain('Your turn');
  });

  test.each([
    ['fr', 'Une partie, vue des deux côtés'],
    ['zh', '从双方看同一局棋'],
  ])('in %s', async (lang, heading) => {
    const { out } = await run(`tour --lang ${lang}`);
    expect(out).toContain(heading);
    expect(out).not.toMatch(/\b(Edition|Expected|Change|rounded)\b/);
  });
});

describe('in a terminal the tour takes commands', () => {
  const answers = async (...typed: string[]): Promise<{ status: number; out: string; err: string }> => {
    const ran = await run('tour', {
      stdin: typed.map((line) => `${line}\n`).join(''),
      terminal: true,
      env: { NO_COLOR: '1' },
    });
    return { ...ran, out: ran.out.slice(ran.out.indexOf('Your turn')) };
  };

  test("as on the command line without the program's name, and quits", async () => {
    const { status, out } = await answers(
      'expected --own 2400 --opponent 2000',
      'editions compare 2024-03 2025-10',
      'quit',
    );
    expect(status).toBe(0);
    expect(out).toContain('Expected score  0.92');
    expect(out).toContain('1 rule differs.');
    expect(out).toMatch(/Goodbye\.\n$/);
  });

  test.each([
    ['eloquence calc k --rating 2000 --played 10 --on 2024-04-01', 'K is 40'],
    ['help', 'target --rating 1950'],
    ['help calc', 'performance  '],
    ['target --rating "1950" --k \'20\' --opponents 1900,2000 --goal 1960', 'Score needed  1½ out of 2'],
    ['tour', '1. One game'],
  ])('%s', async (typed, expected) => expect((await answers(typed, 'q')).out).toContain(expected));

  test('and continues after an error', async () => {
    const { status, out, err } = await answers(
      'clac',
      '',
      'calc period -',
      'k --rating 2000 --played 90 --on 2024-04-01',
    );
    expect(status).toBe(0);
    expect(err).toMatch(
      /^eloquence: Unknown command "clac"; did you mean calc\?.*\neloquence: - is not JSON.*\n$/,
    );
    expect(out).toContain('K is 20');
  });

  test('and ends with its input', async () => {
    expect((await answers()).out).toMatch(/Goodbye\.\n$/);
  });
});
