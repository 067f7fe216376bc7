import { sql } from 'kysely';
import type { Office } from '../context.ts';
import type { Question, Store } from '../store/store.ts';
import { oncePerStore } from '../views/once-per-store.ts';
import { foldWords } from './fold.ts';
import { FOUND_PLAYER, type FoundPlayer } from './found-player.ts';
import { sideText } from './names/block.ts';
import { BestPlayers, PREPARED } from './names/crowds.ts';
import { type FoundByBeginnings, foundByBeginnings, rememberedByBeginnings } from './names/look-up.ts';
import type { FoundPlayers } from './search.ts';

/** How many are shown: no more are prepared for a crowded beginning. */
export const MOST: number = PREPARED;

/** How often beginnings have been prepared is told with each. */
type PersonAndVersion = FoundPlayer & { readonly version: string };

/** Players by key, the best first. */
const peopleOf = oncePerStore((store: Store): Question<PersonAndVersion> => {
  const keys = Array.from({ length: MOST + 1 }, () => sql`${0}`);
  return store.question(sql`
      SELECT ${FOUND_PLAYER}, (SELECT value FROM meta WHERE name = 'prefixes') AS version
      FROM player_now WHERE merged_into IS NULL AND key IN (${sql.join(keys)})
      ORDER BY best DESC, key`);
});

/**
 * The best ten whose name begins with one word, or with several words if there are more of them; by questions that are
 * prepared. null: it is not that simple, the whole search must look.
 */
export async function quickSearch(
  { store }: Pick<Office, 'store'>,
  text: string,
): Promise<FoundPlayers | null> {
  const words = foldWords(text);
  const beginning = words.join(' ');
  if (beginning === '' || /\d/.test(beginning)) return null;
  const texts = [sideText('family', beginning), sideText('given', beginning)] as const;
  const isPhrase = words.length > 1;
  const remembered = rememberedByBeginnings(store, texts);
  const best = remembered && (await bestAmong(store, remembered, isPhrase));
  return best ?? bestAmong(store, await foundByBeginnings(store, texts, MOST + 1), isPhrase);
}

/** null: others may have to be shown. */
async function bestAmong(
  store: Store,
  { players, crowded, bests, rememberedAt }: FoundByBeginnings,
  isPhrase: boolean,
): Promise<FoundPlayers | null> {
  const offered = new BestPlayers(MOST + 1);
  for (const key of players) offered.offer(key, bests[key] ?? 0);
  const best = offered.players;
  // Several words may as well begin parts of a name that stand apart.
  if (isPhrase && !crowded && best.length <= MOST) return null;
  const rows = await peopleOf(store)(...Array.from({ length: MOST + 1 }, (_, place) => best[place] ?? 0));
  // Beginnings have been prepared anew since these were remembered.
  if (rememberedAt !== null && rows[0]?.version !== rememberedAt) return null;
  // Few of a crowd have a rating, or one of the best was merged into another: then others are to be shown.
  const isMerged = best.length > MOST && rows.length <= MOST;
  if (isMerged || (crowded && rows.length < MOST)) return null;
  const shown = rows.slice(0, MOST).map(({ version, ...player }): FoundPlayer => player);
  const last = shown.at(-1);
  const more = rows.length > MOST && last !== undefined && !crowded;
  return {
    players: shown,
    cursor: more ? `${last.best}-${last.key}` : null,
    crowded,
  };
}
