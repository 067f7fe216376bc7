import { sql } from 'kysely';
import type { Office } from '../context.ts';
import type { Question, Store } from '../store/store.ts';
import { oncePerStore } from '../views/once-per-store.ts';
import { foldWords } from './fold.ts';
import { bestRatings } from './names/bests.ts';
import { SIDES, sideText } from './names/block.ts';
import { BestPlayers, PREPARED } from './names/crowds.ts';
import { bestNamed } from './names/look-up.ts';
import type { FoundPlayer, FoundPlayers } from './search.ts';

/** How many are shown: no more are prepared for a crowded beginning. */
export const MOST: number = PREPARED;

interface Prepared {
  readonly prefix: string;
  readonly player: number;
}

interface Questions {
  /** The best of crowded beginnings. */
  readonly prepared: Question<Prepared>;
  /** Players by key, once for each of their IDs, the valid one first. */
  readonly people: Question<FoundPlayer>;
}

const questionsOf = oncePerStore((store: Store): Questions => {
  const keys = Array.from({ length: MOST + 1 }, () => sql`${0}`);
  return {
    prepared: store.question(sql`SELECT prefix, player FROM prefix WHERE prefix IN (${''}, ${''})`),
    people: store.question(sql`
      SELECT key, name, federation, sex, title, women_title AS "womenTitle", birth_year, standard, rapid, blitz,
        inactive, best, id
      FROM player_now LEFT JOIN identity ON identity.player = key
      WHERE merged_into IS NULL AND key IN (${sql.join(keys)})
      ORDER BY best DESC, key, until IS NOT NULL, scheme, since, id`),
  };
});

/**
 * The best ten whose name begins with one word, by questions that are prepared. null: it is not that simple, the whole
 * search must look.
 */
export async function quickSearch(
  { store }: Pick<Office, 'store'>,
  text: string,
): Promise<FoundPlayers | null> {
  const words = foldWords(text);
  const [word] = words;
  if (words.length !== 1 || word === undefined || /^\d+$/.test(word)) return null;
  const { prepared, people } = questionsOf(store);
  const texts = SIDES.map((side) => sideText(side, word));
  const ratings = bestRatings(store);
  // Whoever waits for them first hears of what went wrong.
  ratings.catch(() => {});
  const crowds = await prepared(...texts);
  const open = texts.filter((name) => crowds.every(({ prefix }) => prefix !== name));
  const isCrowded = open.length < texts.length;
  const keys = new Set(crowds.map(({ player }) => player));
  const named = await Promise.all(open.map((name) => bestNamed(store, name, MOST + 1, ratings)));
  for (const key of named.flat()) keys.add(key);
  const bests = await ratings;
  const offered = new BestPlayers(MOST + 1);
  for (const key of keys) offered.offer(key, bests[key] ?? 0);
  const best = offered.players;
  const found = await people(...Array.from({ length: MOST + 1 }, (_, place) => best[place] ?? 0));
  const rows = found.filter(({ key }, place) => key !== found[place - 1]?.key);
  // Few of a crowd have a rating, or one of the best was merged into another: then others are to be shown.
  const isMerged = best.length > MOST && rows.length <= MOST;
  if (isMerged || (isCrowded && rows.length < MOST)) return null;
  const shown = rows.slice(0, MOST);
  const last = shown.at(-1);
  const more = rows.length > MOST && last !== undefined && !isCrowded;
  return {
    players: shown,
    cursor: more ? `${last.best}-${last.key}` : null,
    crowded: isCrowded,
  };
}
