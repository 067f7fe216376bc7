import { beforeAll, describe, expect, test } from 'vitest';
import { ARTICLE_ROWS } from './article-rows/index.ts';
import type { ArticleRow } from './article-rows/rows.ts';
import { editionOf, groupsOf, type Outcome, runRows, showsByList } from './article-rows/run.ts';
import { freshStores } from './stores.ts';

const fresh = freshStores('sqlite');

const groups = groupsOf(ARTICLE_ROWS).map((rows) => ({ rows, page: rows[0]?.page }));

describe.each(groups)('$page', ({ rows }) => {
  let outcomes: ReadonlyMap<ArticleRow, Outcome | Error>;
  beforeAll(async () => {
    outcomes = await runRows(await fresh.url(), rows);
  });

  const titled = rows.map((row) => [`${row.articles.join(', ')}: ${row.what}`, row] as const);
  test.each(titled)('%s', (_, row) => {
    const outcome = outcomes.get(row);
    if (outcome === undefined || outcome instanceof Error) throw outcome;
    expect(outcome.shown).toEqual(showsByList(row));
    const { events, page } = row;
    const notes = events.map(({ notes }) => notes ?? null);
    expect(
      notes.map((note, event) => note && outcome.findings[event]?.find((code) => code === note)),
    ).toEqual(notes);
    if (events.length > 0) expect(outcome.editions).toContain(editionOf(page));
  });
});
