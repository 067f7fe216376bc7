import type { Cadence } from '@eloquence/rating';
import { defined } from '@eloquence/rating';
import { type ExplainedPeriod, explainPeriod } from '../audit/explain/explain-period.ts';
import {
  type ReportsFound,
  type ReportsQuery,
  reportsNaming,
  type SaltsFound,
  type SaltsQuery,
  saltsIn,
} from '../audit/find-player-data.ts';
import type { Office } from '../office.ts';
import { type Desk, type DeskScope, deskOf, type LeftOut, leftOut } from '../queries/desk.ts';
import { type NextEvent, nextEvents } from '../queries/next-list.ts';
import {
  type FederationOnList,
  federationOverTime,
  playerRanks,
  type RankOnList,
} from '../queries/over-time.ts';
import { type PlayerRecord, playerRecord } from '../queries/player-record.ts';
import { type OfficeStatus, officeStatus } from '../queries/status.ts';

/** Queries too slow for the main thread, by name. */
export interface Queries {
  period: {
    input: { readonly key: number; readonly cadence: Cadence; readonly date: string };
    result: ExplainedPeriod;
  };
  record: { input: { readonly key: number; readonly cadence: Cadence }; result: PlayerRecord };
  ranks: { input: { readonly key: number; readonly cadence: Cadence }; result: readonly RankOnList[] };
  next: {
    input: { readonly key: number; readonly id: string; readonly now: string };
    result: readonly NextEvent[];
  };
  federation: {
    input: { readonly federation: string; readonly cadence: Cadence };
    result: readonly FederationOnList[];
  };
  status: { input: { readonly federation?: string | null }; result: OfficeStatus };
  /** `now` comes from the requester: it decides what is overdue. */
  desk: { input: { readonly scope: DeskScope; readonly now: string }; result: Desk };
  leftOut: {
    input: { readonly cadence: Cadence; readonly date: string; readonly now: string };
    result: LeftOut;
  };
  /** Reports that name a player to be redacted, in chunks, so that other queries get their turn. */
  reportsNaming: { input: ReportsQuery; result: ReportsFound };
  saltsIn: { input: SaltsQuery; result: SaltsFound };
}

export type QueryName = keyof Queries;

type Run<Name extends QueryName> = (
  office: Office,
  input: Queries[Name]['input'],
) => Promise<Queries[Name]['result']>;

const QUERIES: { readonly [Name in QueryName]: Run<Name> } = {
  period: (office, { key, cadence, date }) => explainPeriod(office, key, cadence, date),
  record: (office, { key, cadence }) => playerRecord(office, key, cadence),
  ranks: (office, { key, cadence }) => playerRanks(office, key, cadence),
  next: (office, { now, ...player }) => nextEvents({ ...office, now: () => new Date(now) }, player),
  federation: (office, { federation, cadence }) => federationOverTime(office, federation, cadence),
  status: (office, { federation }) => officeStatus(office, federation),
  desk: (office, { scope, now }) => deskOf({ ...office, now: () => new Date(now) }, scope),
  leftOut: (office, { cadence, date, now }) =>
    leftOut({ ...office, now: () => new Date(now) }, cadence, date),
  reportsNaming: ({ store }, input) => reportsNaming(store.db, input),
  saltsIn: (office, input) => saltsIn(office, office.store.db, input),
};

export function runQuery<Name extends QueryName>(
  office: Office,
  name: Name,
  input: Queries[Name]['input'],
): Promise<Queries[Name]['result']> {
  return defined(QUERIES[name])(office, input);
}
