import { sql } from 'kysely';
import type { Office } from '../context.ts';
import type { Question, Store } from '../store/store.ts';
import { oncePerStore } from '../views/once-per-store.ts';
import { foldWords } from './fold.ts';
import { sideText } from './names/block.ts';
import { BestPlayers, PREPARED } from './names/crowds.ts';
import { foundByBeginnings } from './names/look-up.ts';
import { LISTED_ID } from './other-ids.ts';
import type { FoundPlayer, FoundPlayers } from './search.ts';

/** How many are shown: no more are prepared for a crowded beginning. */
export const MOST: number = PREPARED;

/** Players by key, the best first. */
const peopleOf = oncePerStore((store: Store): Question<FoundPlayer> => {
  const keys = Array.from({ length: MOST + 1 }, () => sql`${0}`);
  return store.question(sql`
      SELECT key, name, federation, sex, title, women_title AS "womenTitle", birth_year, standard, rapid, blitz,
        inactive, best, ${LISTED_ID} AS id
      FROM player_now WHERE merged_into IS NULL AND key IN (${sql.join(keys)})
      ORDER BY best DESC, key`);
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
  if (words.length !== 1 || word === undefined || /\d/.test(word)) return null;
  const texts = [sideText('family', word), sideText('given', word)] as const;
  const { players, crowded: isCrowded, bests } = await foundByBeginnings(store, texts, MOST + 1);
  const offered = new BestPlayers(MOST + 1);
  for (const key of players) offered.offer(key, bests[key] ?? 0);
  const best = offered.players;
  const rows = await peopleOf(store)(...Array.from({ length: MOST + 1 }, (_, place) => best[place] ?? 0));
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
