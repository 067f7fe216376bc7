import { expect, test } from 'vitest';
import { viewEvent } from '../src/index.ts';
import { ARTICLE_ROWS, K_OF, PERIOD_OF } from './article-rows.ts';
import { closeAndPublish, openOn, ratedWith, rowOn } from './edition-office.ts';
import { type EventInput, MEMBERS, NEWCOMER } from './federation.ts';
import { freshStores } from './stores.ts';

const fresh = freshStores('sqlite');

test.each(ARTICLE_ROWS)('$edition $articles: $what', async (row) => {
  const { edition, rounds, end, facts, refused, shows, timeControl = '40/7200:3600' } = row;
  const [list, month, now, next] = PERIOD_OF[edition];
  const members = MEMBERS.map((member) => ({ ...member, k: K_OF[edition], birthYear: 1970 }));
  const { office, clock } = await openOn(await fresh.url(), list, members);
  clock.now = now;
  const event: EventInput = {
    ...{ name: 'Open', start: `${month}-02`, end: end ?? `${month}-12` },
    ...{ players: [NEWCOMER, ...members], rounds, timeControl },
  };
  const rating = ratedWith(office, event, { received: `${month}-28`, ...facts });
  if (refused === undefined) {
    const id = await rating;
    const { reports } = await viewEvent(office, id);
    expect(reports.flatMap((each) => each.findings.filter(({ severity }) => severity === 'error'))).toEqual(
      [],
    );
  } else {
    const codes = await rating.then(
      () => [],
      ({ findings }: { findings: readonly { code: string }[] }) => findings.map(({ code }) => code),
    );
    expect(codes).toContain(refused);
  }
  await closeAndPublish(office, next);
  const found = await Promise.all(
    Object.entries(shows).map(async ([place, shown]) => {
      const on = await rowOn(office, event.players[Number(place)] as { id: number }, next);
      return [place, on === null ? null : Array.isArray(shown) ? [on.rating, on.k] : on.rating];
    }),
  );
  expect(Object.fromEntries(found)).toEqual(shows);
  await office.store.close();
});
