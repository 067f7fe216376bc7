import type { Transaction } from 'kysely';
import { documentBytes } from '../ledger/documents.ts';
import type { Schema } from '../store/schema.ts';
import { unpackGameSet } from './game-set.ts';
import { readSubmission } from './read-submission.ts';

export interface AcceptedGames {
  readonly report: string;
  readonly event: string;
  readonly hash: string;
  readonly keys: Int32Array;
}

/** Reports accepted since an entry that are on no list yet. */
export async function acceptedGames(
  trx: Transaction<Schema>,
  since: number,
): Promise<readonly AcceptedGames[]> {
  const rows = await trx
    .selectFrom('report')
    .innerJoin('game_set', 'game_set.report', 'report.id')
    .innerJoin('event', 'event.id', 'report.event')
    .select(['report.id as report', 'report.event', 'report.hash', 'game_set.packed'])
    .where('report.state', '=', 'accepted')
    .where('report.list', 'is', null)
    .where('event.seq', '>', since)
    .execute();
  return rows.map(({ packed, ...row }) => ({ ...row, keys: unpackGameSet(packed).keys }));
}

/** Whether a report, by its hash, contains a player under this ID. A redacted one contains none. */
export async function isNamedIn(trx: Transaction<Schema>, hash: string, id: string): Promise<boolean> {
  const bytes = await documentBytes(trx, hash);
  const players = bytes === null ? [] : readSubmission(bytes).report.players;
  return players.some((player) => player.id === id);
}
