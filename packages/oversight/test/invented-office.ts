import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  accept,
  close,
  correct,
  importList,
  initOffice,
  type Office,
  publish,
  ratingsInForce,
  register,
  setAdjustment,
  submit,
  viewEvent,
} from '@eloquence/office';
import { addMonths, formatDate, parseDate } from '@eloquence/rating';
import { hasErrors, writeList } from '@eloquence/reports';
import { simulate } from '@eloquence/simulation';
import { withOneResultReversed } from '../../../scripts/chaos/season.ts';

/** A folder for the time of a test file. */
export function temporaryFolder(): { readonly path: (name: string) => string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'eloquence-oversight-'));
  return {
    path: (name) => join(folder, name),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export interface InventedOffice {
  readonly seed: number;
  readonly months: number;
  readonly players?: number;
  /** The list that gets the adjustment of 2024. */
  readonly adjusted?: string;
}

/** A small office: months of events, one of each list corrected after it was published. */
export async function inventOffice(url: string, options: InventedOffice): Promise<Office> {
  const { seed, months, players = 60, adjusted } = options;
  const federation = simulate({ seed, players, defects: true });
  const start = federation.startingList();
  let clock = `${start.date}T06:00:00Z`;
  const office = await initOffice(url, { actor: 'officer', now: () => new Date(clock) });
  const pieces: Uint8Array[] = [];
  for await (const piece of writeList(start.rows, { format: 'txt', cadence: 'combined' }).bytes())
    pieces.push(Uint8Array.from(piece));
  await importList(office, Buffer.concat(pieces), { date: start.date, name: 'start.txt' });
  if (adjusted !== undefined) await setAdjustment(office, '2024-03', adjusted);
  let { date } = start;
  for (let month = 0; month < months; month += 1) {
    const accepted: [id: string, report: Uint8Array][] = [];
    const ratings = await ratingsInForce(office, date);
    for (const event of federation.month((id) => ratings.get(String(id))).events) {
      clock = `${event.registration.registered}T08:00:00Z`;
      const { event: id } = await register(office, event.registration);
      clock = `${event.registration.end}T20:00:00Z`;
      const { findings } = await submit(office, event.report, { event: id });
      if (hasErrors(findings)) continue;
      await accept(office, id);
      accepted.push([id, event.report]);
    }
    date = formatDate(addMonths(parseDate(date), 1));
    clock = `${date}T00:00:00Z`;
    await close(office, { date });
    await publish(office, { date });
    clock = `${date}T01:00:00Z`;
    await correctFirst(office, accepted);
  }
  return office;
}

/** Reverses a result of the first event that is on a list and has a decided game. */
async function correctFirst(
  office: Office,
  accepted: readonly (readonly [id: string, report: Uint8Array])[],
): Promise<void> {
  for (const [id, report] of accepted) {
    const { stage } = await viewEvent(office, id);
    const corrected = stage === 'rated' ? withOneResultReversed(report) : null;
    if (corrected === null) continue;
    await correct(office, id, corrected, 'A result was entered wrongly.');
    return;
  }
}
