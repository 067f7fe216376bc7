import { createHash } from 'node:crypto';
import type { Cadence } from '@eloquence/rating';
import {
  type CheckedReport,
  checkAndRateReport,
  checkReport,
  type ListEntry,
  type ListRow,
  type RatedPlayer,
  readReport,
  readStatedFacts,
} from '@eloquence/reports';
import { type SimulatedEvent, type SimulationInput, type Step, simulateMonths } from '../src/index.ts';

export type Input = SimulationInput & { readonly months: number };

/** All output of a federation, as one hash. */
export function hashOf(input: Input): string {
  const hash = createHash('sha256');
  for (const { list, events } of simulateMonths(input)) {
    hash.update(JSON.stringify(list));
    for (const { file, registration, report } of events) {
      hash.update(file).update(JSON.stringify(registration)).update(report);
    }
  }
  return hash.digest('hex');
}

export const run = (input: Input): readonly Step[] => [...simulateMonths(input)];

type Options = Parameters<typeof checkReport>;

/** A report with the list in force and its registration. */
function asHandedIn({ report, registration }: SimulatedEvent, list: ReadonlyMap<number, ListRow>): Options {
  const { name, city, federation, cadence, type, start, end, ...facts } = registration;
  const reading = readReport(report);
  const entries = reading.report.players.flatMap(({ id }): [string, ListEntry][] => {
    const row = list.get(Number(id));
    return row === undefined ? [] : [[id, entryOf(row, cadence)]];
  });
  const stated = readStatedFacts(facts);
  return [reading, { choice: { cadence }, list: { date: null, byId: new Map(entries) }, stated }];
}

export function examine(event: SimulatedEvent, list: ReadonlyMap<number, ListRow>): CheckedReport {
  return checkReport(...asHandedIn(event, list));
}

export function rate(event: SimulatedEvent, list: ReadonlyMap<number, ListRow>): readonly RatedPlayer[] {
  return checkAndRateReport(...asHandedIn(event, list)).players;
}

function entryOf({ id, name, federation, birthYear, flag, ratings }: ListRow, cadence: Cadence): ListEntry {
  return {
    id: String(id),
    name,
    federation,
    birthYear,
    rating: ratings[cadence]?.rating ?? null,
    standard: ratings.standard?.rating ?? null,
    k: ratings[cadence]?.k ?? null,
    inactive: flag.includes('i'),
    deceased: false,
  };
}

export const rowsById = (rows: readonly ListRow[]): ReadonlyMap<number, ListRow> =>
  new Map(rows.map((row) => [Number(row.id), row]));
