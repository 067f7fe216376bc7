import { addDays, formatDate, parseDate } from '@eloquence/rating';
import { type Finding, foldName, gamesOf, type Report } from '@eloquence/reports';
import type { Kysely } from 'kysely';
import { type OfficeFindingValues, officeFinding } from '../findings.ts';
import { readSubmission } from '../reports/read-submission.ts';
import type { EventTable, Schema } from '../store/schema.ts';

type Named = Pick<EventTable, 'name' | 'cadence' | 'start'> & { readonly end: string };

type Dated = Pick<EventTable, 'id' | 'name' | 'start'> & Partial<Pick<EventTable, 'end_date'>>;

/** A report belongs to its event if the name or the days are the same; without a last day, the first is enough. */
export function eventMismatch(
  { id, name, start, end_date }: Dated,
  report: Report,
): OfficeFindingValues['event-differs'] | null {
  const [begins, ends] = [report.start, report.end].map((day) => (day === null ? '' : formatDate(day)));
  const isSameEnd = end_date === undefined || ends === '' || ends === end_date;
  if ((begins === start && isSameEnd) || foldName(report.name) === foldName(name)) return null;
  return { event: id, name, start, found: report.name, begins: begins ?? '' };
}

/** The same name, days and cadence: the event may have been registered twice. */
export async function similarEvents(
  db: Kysely<Schema>,
  { name, cadence, start, end }: Named,
  own: string | null,
): Promise<readonly Finding[]> {
  const rows = await db
    .selectFrom('event')
    .select(['id', 'name', 'part_of'])
    .where('start', '=', start)
    .where('end_date', '=', end)
    .where('cadence', '=', cadence)
    .where('stage', '<>', 'withdrawn')
    .orderBy('seq')
    .execute();
  const folded = foldName(name);
  return rows
    .filter((other) => other.id !== own && foldName(other.name) === folded)
    .map((other) =>
      officeFinding('warning', 'event-alike', { event: other.id, name: other.name, start, end }),
    );
}

/** Two registrations of one event may differ by this many days. */
const DAYS_APART = 15;
/** Per cent: a report submitted twice may have a result corrected. */
const ENOUGH_ALIKE = 90;

/** Reports of other events with the same players and results, whatever the events are called. */
export async function similarReports(
  db: Kysely<Schema>,
  event: Pick<EventTable, 'id' | 'start'>,
  report: Report,
): Promise<readonly Finding[]> {
  const games = gamesOf(report).games.length;
  if (games === 0) return [];
  const start = parseDate(event.start);
  const rows = await db
    .selectFrom('event')
    .innerJoin('report', 'report.event', 'event.id')
    .innerJoin('document', 'document.hash', 'report.hash')
    .select(['report.id', 'report.event', 'document.bytes'])
    .where('event.start', '>=', formatDate(addDays(start, -DAYS_APART)))
    .where('event.start', '<=', formatDate(addDays(start, DAYS_APART)))
    .where('event.id', '<>', event.id)
    .where('report.state', 'in', ['submitted', 'accepted'])
    .where('report.players', '=', report.players.length)
    .where('report.games', '=', games)
    .orderBy('report.seq')
    .execute();
  const own = resultsOf(report);
  const found: Finding[] = [];
  for (const { id, event: other, bytes } of rows) {
    // A redacted report cannot be compared.
    if (bytes === null) continue;
    const theirs = resultsOf(readSubmission(bytes).report);
    const same = [...own].filter((game) => theirs.has(game)).length;
    if (same * 100 < games * ENOUGH_ALIKE) continue;
    found.push(officeFinding('warning', 'games-alike', { event: other, report: id, same, games }));
  }
  return found;
}

/** One text per game, with the sides sorted: colours are sometimes swapped between reports. */
function resultsOf(report: Report): ReadonlySet<string> {
  const who = report.players.map(({ id, name }) => id || foldName(name));
  return new Set(
    gamesOf(report).games.map(({ round = 0, white, black, whiteScore, blackScore }) => {
      const sides = [`${who[white]} ${whiteScore}`, `${who[black]} ${blackScore}`].sort();
      return `${round} ${sides.join(' ')}`;
    }),
  );
}
