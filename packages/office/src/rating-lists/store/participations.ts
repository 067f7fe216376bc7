import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../store/schema.ts';

export type Participation = readonly [player: number, event: string];

/** Some players of a list with their events, by the first player's key. */
export type ParticipationRow = readonly [first: number, players: string];

/** Keeps rows below two kilobytes, above which PostgreSQL moves values out of line (TOAST). */
const PLAYERS_IN_ROW = 64;

export type Participants = readonly [event: string, players: readonly number[]];

/**
 * The participants of the events of a list, one line `player event event …` per player, sorted, many lines per row.
 */
export function participationRows(participants: readonly Participants[]): readonly ParticipationRow[] {
  const events = new Map<number, string[]>();
  for (const [event, players] of participants.toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    for (const player of players) {
      const own = events.get(player);
      if (own) own.push(event);
      else events.set(player, [event]);
    }
  }
  const lines = [...events].sort(([one], [other]) => one - other);
  return Array.from({ length: Math.ceil(lines.length / PLAYERS_IN_ROW) }, (_, row): ParticipationRow => {
    const own = lines.slice(row * PLAYERS_IN_ROW, (row + 1) * PLAYERS_IN_ROW);
    return [own[0]?.[0] ?? 0, own.map(([player, ids]) => `${player} ${ids.join(' ')}\n`).join('')];
  });
}

/** The parsed lines of a row. */
export function participationsIn(players: string): readonly Participation[] {
  return players
    .split('\n')
    .slice(0, -1)
    .flatMap((line) => {
      const [player, ...events] = line.split(' ');
      return events.map((event) => [Number(player), event] as const);
    });
}

/** The only row of a list that can have this player; `list`: an ID or a column. */
export function rowWith(list: RawBuilder<number>, player: number): RawBuilder<string | null> {
  return sql`(SELECT players FROM participation
    WHERE participation.list = ${list} AND first <= ${player} ORDER BY first DESC LIMIT 1)`;
}

/** The events of a player in such a row, without parsing all of it. */
export function eventsIn(row: string | null, player: number): readonly string[] {
  const lines = `\n${row ?? ''}`;
  const line = `\n${player} `;
  const at = lines.indexOf(line);
  if (at < 0) return [];
  const start = at + line.length;
  return lines.slice(start, lines.indexOf('\n', start)).split(' ');
}

/** The events of a player on a list. */
export async function eventsOnList(
  db: Kysely<Schema>,
  list: number,
  player: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ row: string | null }>`SELECT ${rowWith(sql`${list}`, player)} AS row`.execute(
    db,
  );
  return eventsIn(rows[0]?.row ?? null, player);
}

/** The events of a player on every computed list, by list ID. */
export async function eventsByList(
  db: Kysely<Schema>,
  player: number,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await db
    .selectFrom('list')
    .select(['list.id', rowWith(sql.ref('list.id'), player).as('row')])
    .where('source', '=', 'computed')
    .execute();
  return new Map(rows.map(({ id, row }) => [id, eventsIn(row, player)]));
}
