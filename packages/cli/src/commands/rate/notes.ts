import type { Edition, Reason } from '@eloquence/rating';
import type { FindingCode } from '@eloquence/reports';
import type { Call } from '../../command.ts';
import { type ListFindingCode, messageOf } from '../../reports/finding.ts';
import { countsOf } from '../../reports/findings.ts';
import { plain } from '../../reports/plain.ts';
import { paragraph } from '../../width.ts';
import type { RatedEvent } from './show.ts';

/** Where the ratings are from. */
export function ratingsFigure(
  { texts, dictionary }: Call,
  { list }: RatedEvent,
): [name: string, value: string] {
  const { ratings, fromReport, fromList, fromUndatedList } = texts.rate;
  if (list === null) return [ratings, fromReport];
  const file = plain(list.file);
  return [
    ratings,
    list.date === null ? fromUndatedList(file) : fromList(dictionary.format.date(list.date), file),
  ];
}

/** What was found that puts the whole table in doubt. */
export const NOTABLE: readonly (FindingCode | ListFindingCode)[] = Object.freeze([
  'list-not-in-force',
  'cadence-differs',
  'list-truncated',
  'list-unreadable',
  'list-other-cadence',
]);

/** What a reader of the table should know. */
export function notes(call: Call, event: RatedEvent): string[] {
  const { rate } = call.texts;
  const { rated, list } = event;
  const { error, warning, note } = countsOf(rated.findings);
  const lines = [
    ...rated.findings.filter(({ code }) => NOTABLE.includes(code)).map((each) => messageOf(call, each)),
    ...(rated.players.some(takenAsEstablished) ? [list === null ? rate.kAssumed : rate.kAssumedFor] : []),
    ...(rated.players.some(({ initial }) => initial?.counts === false) ? [rate.notCounted] : []),
    ...practices(call, event),
    ...(list !== null && list.date === null ? [rate.listDate] : []),
    ...(rated.findings.length === 0 ? [] : [rate.findings(call.texts.reports.counts(error, warning, note))]),
  ];
  return lines.flatMap((line) => paragraph(line, '- '));
}

type Reasoned = { readonly reasons: readonly Reason[] };

const takenAsEstablished = ({ reasons }: Reasoned): boolean =>
  reasons.some(({ code }) => code === 'k-played-unknown');

/** The same lines for standard error, beside a table for a spreadsheet. */
export function practiceNotes(call: Call, event: RatedEvent): string[] {
  return practices(call, event).flatMap((line) => paragraph(line));
}

/**
 * Known practices of FIDE that would give something else. A reason says so where K differs, which is certain for
 * whoever has a game; of results and of who counts it is taken to be possible wherever there are unrated players.
 */
function practices({ texts }: Call, { rated: { edition, players } }: RatedEvent): string[] {
  const certain = [...new Set(players.flatMap(practicesOf))];
  const hasUnrated = players.some(({ rating }) => rating === null);
  const possible = (edition?.variants ?? [])
    .filter((variant) => hasUnrated && !isAboutKOnly(variant) && !edition?.applied.includes(variant.name))
    .map(({ name }) => name)
    .filter((name) => !certain.includes(name));
  if (certain.length + possible.length === 0) return [];
  return [texts.rate.variants(certain, possible)];
}

/** The practices that would give a player another number. */
export function practicesOf({ n, reasons }: Reasoned & { readonly n: number }): string[] {
  if (n === 0) return [];
  return reasons.flatMap((reason) =>
    reason.code === 'variant-differs' ? [String(reason.values.variant)] : [],
  );
}

function isAboutKOnly({ rules }: Edition['variants'][number]): boolean {
  return Object.keys(rules).every((rule) => rule === 'kSteps');
}
