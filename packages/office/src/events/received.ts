import type { StatedFacts } from '@eloquence/reports';
import type { Office } from '../office.ts';
import type { EventTable, ReportTable } from '../store/schema.ts';
import { dayIn } from '../today.ts';

/**
 * The day a report came in: as stated with the report, then as stated with the event, else the day it was submitted.
 * Lists of the past depend on it (2005 9.13).
 */
export function receivedOn(
  { zone }: Pick<Office, 'zone'>,
  { facts }: Pick<EventTable, 'facts'>,
  { received, submitted }: Pick<ReportTable, 'received' | 'submitted'>,
): string {
  const stated = (JSON.parse(facts) as StatedFacts).received;
  return received ?? stated ?? dayIn(zone, new Date(submitted));
}
