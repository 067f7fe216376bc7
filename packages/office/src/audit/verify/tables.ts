import type { Office } from '../../office.ts';
import { verifyHistory } from './history.ts';
import { verifyPlayers } from './players.ts';
import { verifyRecords } from './records.ts';
import { type Checked, resultOf } from './result.ts';

export interface VerifiedTables extends Checked {
  /** Players checked. */
  readonly players: number;
}

/** Checks the tables derived from the ledger and the lists. */
export async function verifyTables(office: Office): Promise<VerifiedTables> {
  const records = (await verifyRecords(office)) ?? (await verifyHistory(office));
  if (records !== null) return { players: 0, ...resultOf(records) };
  return verifyPlayers(office);
}
