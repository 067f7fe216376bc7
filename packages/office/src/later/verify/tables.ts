import type { Office } from '../../context.ts';
import { verifyHistory } from './history.ts';
import { verifyPeople } from './people.ts';
import { verifyRecords } from './records.ts';
import { type Judged, judged } from './standing.ts';

export interface VerifiedTables extends Judged {
  /** Players looked at. */
  readonly players: number;
}

/** What people see beside the lists: events, reports, histories, players, each against entries and lists. */
export async function verifyTables(office: Office): Promise<VerifiedTables> {
  const records = (await verifyRecords(office)) ?? (await verifyHistory(office));
  if (records !== null) return { players: 0, ...judged(records) };
  return verifyPeople(office);
}
