import type { Office } from '../../office.ts';
import type { Difference } from './differences.ts';
import { wrongGuard } from './guards.ts';
import { verifyHistory } from './history.ts';
import { verifyPlayerChanges } from './player-changes.ts';
import { verifyPlayers } from './players.ts';
import { verifyRecords } from './records.ts';
import { type Checked, cell, resultOf } from './result.ts';

export interface VerifiedTables extends Checked {
  /** Players checked. */
  readonly players: number;
}

/** Checks the tables derived from the ledger and the lists, and the triggers that guard them. */
export async function verifyTables(office: Office): Promise<VerifiedTables> {
  const records =
    (await verifySettings(office)) ??
    (await verifyRecords(office)) ??
    (await verifyHistory(office)) ??
    (await verifyPlayerChanges(office));
  if (records !== null) return { players: 0, ...resultOf(records) };
  const players = await verifyPlayers(office);
  if (players.difference !== null) return players;
  // Last: what was changed tells more than how it could be.
  return { ...players, ...resultOf(await wrongGuard(office.store)) };
}

/** Both decide every list. */
const SETTINGS = ['practice', 'zone'] as const;

async function verifySettings({ store }: Office): Promise<Difference | null> {
  const { db } = store;
  const created = await db
    .selectFrom('entry')
    .select('body')
    .where('kind', '=', 'store-created')
    .executeTakeFirst();
  if (created === undefined) return null;
  const ledger = JSON.parse(created.body) as Readonly<Record<string, string>>;
  const rows = await db.selectFrom('meta').selectAll().where('name', 'in', SETTINGS).execute();
  const stored = new Map(rows.map(({ name, value }) => [name, value]));
  const wrong = SETTINGS.find((name) => stored.get(name) !== ledger[name]);
  return wrong ? cell('meta', wrong, 'value', stored.get(wrong), ledger[wrong]) : null;
}
