import { ID, NAME } from '../fields.ts';
import type { ListRecord } from '../scan/record.ts';
import type { RowExample } from './hygiene.ts';
import { IdSet } from './id-set.ts';
import { Findings } from './tally.ts';

const MOST_WAITING = 512;
/** ID, line, and where the texts of ID and name begin and end. */
const KEPT = 6;

/**
 * Finds the IDs that a list has twice. In a list in the order of names they lie all over the set, and asking it
 * waits for memory as long as reading the whole row takes; asked many at once, they all wait together. So they are
 * gathered, at most until their block of bytes ends.
 */
export class RepeatedIds {
  readonly found: Findings<RowExample> = new Findings();
  readonly #ids: IdSet = new IdSet();
  readonly #waiting: Int32Array = new Int32Array(MOST_WAITING * KEPT);
  #filled = 0;

  /** One more row; its ID has at most nine digits. */
  add(record: ListRecord): void {
    const waiting = this.#waiting;
    if (this.#filled === waiting.length) this.settle(record);
    const at = this.#filled;
    waiting[at] = record.id;
    waiting[at + 1] = record.line;
    waiting[at + 2] = record.from[ID] as number;
    waiting[at + 3] = record.to[ID] as number;
    waiting[at + 4] = record.from[NAME] as number;
    waiting[at + 5] = record.to[NAME] as number;
    this.#filled = at + KEPT;
  }

  /** Asks for those that wait, as long as the record still stands on the bytes they are in. */
  settle(record: ListRecord): void {
    const waiting = this.#waiting;
    for (let at = 0; at < this.#filled; at += KEPT) {
      if (!this.#ids.add(waiting[at] as number)) this.#note(record, at);
    }
    this.#filled = 0;
  }

  #note(record: ListRecord, at: number): void {
    const [line, idFrom, idTo, nameFrom, nameTo] = this.#waiting.subarray(
      at + 1,
      at + KEPT,
    ) as unknown as Row;
    this.found.add(() => ({
      line,
      id: record.decode(idFrom, idTo),
      value: record.decode(nameFrom, nameTo),
    }));
  }
}

type Row = [line: number, idFrom: number, idTo: number, nameFrom: number, nameTo: number];
