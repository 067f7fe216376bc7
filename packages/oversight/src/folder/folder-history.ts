import {
  type HistoryEvent,
  type HistoryList,
  type ListColumns,
  NO_POINTS,
  type Reconciliation,
  reconcile,
  totalOf,
} from '@eloquence/office';
import {
  type Cadence,
  defined,
  type Edition,
  type Editions,
  parseDate,
  roundHundredths,
} from '@eloquence/rating';
import type { ReportSource } from './find-files.ts';
import { rateReports, rowsByKey } from './folder-events.ts';
import type { FolderPlayers } from './folder-list.ts';

/** Lists that an event may have started under. */
const LISTS_KEPT = 14;

/** The lists of one cadence in order; events are rated with the last few. */
export class FolderHistory {
  readonly #cadence: Cadence;
  readonly #editions: Editions;
  readonly #players: FolderPlayers;
  readonly #reports: Map<string, ReportSource[]> = new Map();
  readonly #kept: { readonly date: string; readonly columns: ListColumns }[] = [];
  readonly #seen: Set<number> = new Set();

  constructor(cadence: Cadence, editions: Editions, players: FolderPlayers) {
    this.#cadence = cadence;
    this.#editions = editions;
    this.#players = players;
  }

  /** A report of an event that its list rates. */
  add(report: ReportSource): void {
    const due = this.#reports.get(report.list) ?? [];
    due.push(report);
    this.#reports.set(report.list, due);
  }

  /** null: the file has the list of a date again. */
  async next(date: string, columns: ListColumns): Promise<HistoryList | null> {
    const last = this.#kept.at(-1);
    if (last?.date === date) return null;
    const columnsAt = (day: string): ListColumns | null =>
      this.#kept.findLast((list) => list.date <= day)?.columns ?? null;
    const due = this.#reports.get(date) ?? [];
    this.#reports.delete(date);
    const events = last ? await rateReports(due, this.#editions, columnsAt, last.columns, this.#players) : [];
    const edition = this.#editions.at(parseDate(date));
    const points = this.#points(last?.columns ?? null, columns, events, edition);
    this.#kept.push({ date, columns });
    if (this.#kept.length > LISTS_KEPT) this.#kept.shift();
    for (const key of columns.keys) this.#seen.add(key);
    return {
      ...{ id: 0, cadence: this.#cadence, date, revision: 1, source: 'imported' },
      ...{ edition, columns, points, events },
    };
  }

  /** Where the points of a list come from, as far as the files show it; the rest is `imports`. */
  #points(
    before: ListColumns | null,
    after: ListColumns,
    events: readonly HistoryEvent[],
    { rules }: Edition,
  ): Reconciliation {
    const changes = new Map<number, number>();
    for (const { players } of events) {
      for (const { key, change } of players) {
        if (change !== null) changes.set(key, (changes.get(key) ?? 0) + change);
      }
    }
    const tally = { ...NO_POINTS } as { -readonly [Name in keyof typeof NO_POINTS]: number };
    const [was, now] = [before && rowsByKey(before), rowsByKey(after)];
    for (const [key, row] of now) {
      if (was === null || was.has(key)) continue;
      tally[this.#seen.has(key) ? 'returns' : 'newcomers'] += 100 * defined(after.ratings[row]);
    }
    for (const [key, row] of was ?? []) {
      const change = changes.get(key) ?? 0;
      const rounded = 100 * roundHundredths(rules.changeRounding.value, change);
      tally.games += change;
      tally.rounding += rounded - change;
      if (!now.has(key)) tally.leavers += 100 * defined(before?.ratings[row]) + rounded;
    }
    const { unexplained } = reconcile(before, after, tally);
    return reconcile(before, after, { ...tally, imports: before === null ? totalOf(after) : unexplained });
  }
}
