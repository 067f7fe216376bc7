import { EDITIONS, RULE_NAMES } from '@eloquence/rating';
import { afterAll, describe, expect, test } from 'vitest';
import { OWN } from './files.ts';
import { folderWith, run, runJson } from './run.ts';

const { path, remove } = folderWith({ 'own.json': OWN });
afterAll(remove);

describe('editions', () => {
  test('all of them, or those of a cadence', async () => {
    const all = await runJson('editions');
    expect(all).toHaveLength(EDITIONS.length);
    expect(all[1]).toMatchObject({
      id: '2009-07',
      cadence: 'standard',
      from: '2009-07-01',
      title: expect.any(String),
      status: 'complete',
      basedOn: null,
      provenance: { text: expect.any(Number), carried: 0 },
      variants: [{ name: 'k-and-bonus-2009', dispute: 'a1-k-and-bonus-2009' }, { name: 'one-point-2009' }],
    });
    const blitz = await runJson('editions --cadence blitz');
    expect(blitz.map((edition: { id: string }) => edition.id)).toEqual([
      '2012-01',
      '2022-10',
      '2024-03',
      '2024-12',
    ]);
  });

  test('a table for each cadence', async () => {
    const { out } = await run('editions');
    expect(out).toMatch(/^standard\n {2}Edition {2}In force from/);
    expect(out).toMatch(/2022-01 {2}1 January 2022 +partial text +2017-07/);
    expect((await run('editions --cadence rapid --lang fr')).out).toMatch(
      /2012-01 {2}1er janvier 2012 +texte partiel/,
    );
  });
});

describe('editions show', () => {
  test('the whole edition, each rule with value, article and provenance', async () => {
    const { rules, ...rest } = await runJson('editions show 2024-03');
    expect(rest).toMatchObject({ id: '2024-03', cadence: 'standard', status: 'complete' });
    expect(Object.keys(rules)).toEqual(RULE_NAMES);
    expect(rules.floor).toEqual({
      value: 1400,
      article: expect.stringContaining('7.1.2'),
      provenance: 'text',
    });
  });

  test('with variants in use', async () => {
    expect((await runJson('editions show 2009-07')).rules.bonus).toMatchObject({ value: '15' });
    const applied = await runJson('editions show 2009-07 --applied');
    expect(applied.rules.bonus).toMatchObject({ value: '12.5', provenance: 'reported' });
    expect(applied.applied).toEqual(['k-and-bonus-2009', 'one-point-2009']);
  });

  test('a custom edition', async () => {
    const own = await runJson(['editions', 'show', path('own.json')]);
    expect(own).toMatchObject({ id: 'club-2026', status: 'own', basedOn: '2024-12', cadence: 'rapid' });
    expect((await run(['editions', 'show', path('own.json'), '--lang', 'fr'])).out).toMatch(
      /^Rating rules of an invented club\n/,
    );
  });

  test('marks rules that do not come from the text', async () => {
    const { out } = await run('editions show 2022-01');
    expect(out).toContain('The full text of 2022-01 is not available');
    for (const mark of ['reported', 'inferred', 'carried']) expect(out).toMatch(new RegExp(`\\d, ${mark}\n`));
    expect(out).toContain('Nothing on: Preliminaries and finals;');
  });

  test('shows what the variants of an edition change', async () => {
    const { out } = await run('editions show 2009-07');
    expect(out).toContain('Variant one-point-2009, the known practice of FIDE:');
  });
});

describe('editions compare', () => {
  test('only differences, with articles', async () => {
    expect(await runJson('editions compare 2024-03 2025-10')).toEqual({
      editions: ['2024-03', '2025-10'],
      differences: [
        {
          rule: 'fullDifferenceFrom',
          values: [
            { edition: '2024-03', value: null, article: null, provenance: 'text' },
            { edition: '2025-10', value: 2650, article: '8.3.1', provenance: 'reported' },
          ],
        },
      ],
    });
  });

  test('several, and custom ones', async () => {
    const { editions, differences } = await runJson([
      ...['editions', 'compare', '2024-03', '2024-12', path('own.json'), '--cadence', 'rapid'],
    ]);
    expect(editions).toEqual(['2024-03', '2024-12', 'club-2026']);
    expect(differences.map((each: { rule: string }) => each.rule)).toEqual(['floor', 'unratedGap', 'kSteps']);
  });

  test('as text', async () => {
    const { out } = await run('editions compare 2014-07 2024-03');
    expect(out).toContain('\nRating floor\n  2014-07  1000');
    expect((await run('editions compare 2024-03 2024-03')).out).toContain('the same values');
  });
});

test('editions schema describes files of custom editions, with and without --json', async () => {
  const schema = await runJson('editions schema');
  expect(schema).toMatchObject({ $schema: expect.stringContaining('json-schema.org'), type: 'object' });
  expect(JSON.parse((await run('editions schema')).out)).toEqual(schema);
});
