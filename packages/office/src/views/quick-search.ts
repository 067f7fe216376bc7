import { sql } from 'kysely';
import type { Office } from '../context.ts';
import { foldWords } from '../players/fold.ts';
import { CROWD, LONGEST_PREPARED, PREPARED, preparedName, SIDES, type Side } from '../players/prefixes.ts';
import type { FoundPlayer, FoundPlayers } from '../players/search.ts';
import type { Question, Store } from '../store/store.ts';
import { oncePerStore } from './once-per-store.ts';

/** How many are shown: no more are prepared for a crowded beginning. */
const MOST = PREPARED;
/** Names looked at where a beginning is not crowded; as many as the search itself looks at. */
const LOOKED_AT = 2 * CROWD;
/** Sorts after everything that begins with what stands before it. */
const END = '\u{10ffff}';

interface Prepared {
  readonly prefix: string;
  readonly player: number;
}

type Row = FoundPlayer & { readonly best: number };

interface Questions {
  /** The best of crowded beginnings. */
  readonly prepared: Question<Prepared>;
  /** Players by key, and the best of the beginnings on these sides; by how `sidesName` calls the sides. */
  readonly people: ReadonlyMap<string, Question<Row>>;
}

const CHOICES: readonly (readonly Side[])[] = [[], ['by_family'], ['by_given'], SIDES];

const sidesName = (sides: readonly Side[]): string => sides.join(' ');

const questionsOf = oncePerStore(
  (store: Store): Questions => ({
    prepared: store.question(sql<Prepared>`
      SELECT prefix, player FROM prefix WHERE prefix IN (${''}, ${''})`),
    people: new Map(CHOICES.map((sides) => [sidesName(sides), peopleQuestion(store, sides)])),
  }),
);

/** So many keys at most come from the prepared beginnings, which are both sides'. */
const KEYS = 2 * PREPARED;

function peopleQuestion(store: Store, sides: readonly Side[]): Question<Row> {
  const keys = Array.from({ length: KEYS }, () => sql`(cast(${0} AS integer))`);
  const ranges = sides.map((side) => {
    const column = sql.ref(side);
    return sql`SELECT key FROM (
        SELECT key, coalesce(best, 0) AS best FROM player LEFT JOIN standing ON standing.player = key
        WHERE ${column} >= ${''} AND ${column} < ${''} LIMIT ${sql.lit(LOOKED_AT)}) AS ${sql.ref(`of_${side}`)}
      ORDER BY best DESC, key LIMIT ${sql.lit(MOST + 1)}`;
  });
  const parts = [
    sql`VALUES ${sql.join(keys)}`,
    ...ranges.map((range, at) => sql`SELECT key FROM (${range}) AS ${sql.ref(`best_${at}`)}`),
  ];
  return store.question(sql<Row>`
    SELECT key, name, federation, sex, title, women_title AS "womenTitle", birth_year, standard, rapid, blitz,
      inactive, best, (SELECT id FROM identity WHERE identity.player = key
        ORDER BY until IS NOT NULL, scheme, since, id LIMIT 1) AS id
    FROM player_now WHERE merged_into IS NULL AND key IN (${sql.join(parts, sql` UNION ALL `)})
    ORDER BY best DESC, key LIMIT ${sql.lit(MOST + 1)}`);
}

/**
 * The best ten whose name begins with one word, as `searchPlayers` finds them. null: it is not that simple, the
 * search itself must look.
 */
export async function quickSearch(
  { store }: Pick<Office, 'store'>,
  text: string,
): Promise<FoundPlayers | null> {
  const words = foldWords(text);
  const [word] = words;
  if (words.length !== 1 || word === undefined || /^\d+$/.test(word)) return null;
  const { prepared, people } = questionsOf(store);
  const names = SIDES.map((side) => preparedName(side, word));
  const best = word.length > LONGEST_PREPARED ? [] : await prepared(...names);
  const open = SIDES.filter((_, index) => best.every(({ prefix }) => prefix !== names[index]));
  const isCrowded = open.length < SIDES.length;
  const keys = Array.from({ length: KEYS }, (_, index) => best[index]?.player ?? 0);
  const ranges = open.flatMap(() => [word, word + END]);
  const rows = (await people.get(sidesName(open))?.(...keys, ...ranges)) ?? [];
  // Few of a crowd have a rating: others are to be shown too.
  if (isCrowded && rows.length < MOST) return null;
  const shown = rows.slice(0, MOST);
  const last = shown.at(-1);
  const more = rows.length > MOST && last !== undefined && !isCrowded;
  return {
    players: shown.map(({ best: _, ...player }) => player),
    cursor: more ? `${last.best}-${last.key}` : null,
    crowded: isCrowded,
  };
}
