import type { Edition, Reason } from '@eloquence/rating';
import type { FindingCode } from '@eloquence/reports';
import type { ListFindingCode } from '@eloquence/words/cli';
import type { Call } from '../../framework/command.ts';
import { countsText } from '../../reports/finding-lines.ts';
import { messageOf } from '../../reports/list-findings.ts';
import { visibleText } from '../../terminal/visible-text.ts';
import { paragraph } from '../../terminal/width.ts';
import type { RatedEvent } from './show.ts';

/** The source of the ratings. */
export function ratingsFigure(
  { texts, messages }: Call,
  { list }: RatedEvent,
): [name: string, value: string] {
  const { ratings, fromReport, fromList, fromUndatedList } = texts.rate;
  if (list === null) return [ratings, fromReport];
  const file = visibleText(list.file);
  return [
    ratings,
    list.date === null ? fromUndatedList(file) : fromList(messages.format.date(list.date), file),
  ];
}

/** Findings that affect the whole table. */
export const NOTABLE: readonly (FindingCode | ListFindingCode)[] = Object.freeze([
  'list-not-in-force',
  'cadence-differs',
  'list-truncated',
  'list-unreadable',
  'list-other-cadence',
]);

/** Notes below the table. */
export function notes(call: Call, event: RatedEvent): string[] {
  const { rate } = call.texts;
  const { rated, list } = event;
  const lines = [
    ...rated.findings.filter(({ code }) => NOTABLE.includes(code)).map((each) => messageOf(call, each)),
    ...(rated.players.some(takenAsEstablished) ? [list === null ? rate.kAssumed : rate.kAssumedFor] : []),
    ...(rated.players.some(({ initial }) => initial?.counts === false) ? [rate.notCounted] : []),
    ...practices(call, event),
    ...(list !== null && list.date === null ? [rate.listDate] : []),
    ...(rated.findings.length === 0 ? [] : [rate.findings(countsText(call.texts, rated.findings))]),
  ];
  return lines.flatMap((line) => paragraph(line, '- '));
}

type Reasoned = { readonly reasons: readonly Reason[] };

const takenAsEstablished = ({ reasons }: Reasoned): boolean =>
  reasons.some(({ code }) => code === 'k-played-unknown');

/** The same notes on standard error, beside CSV output. */
export function practiceNotes(call: Call, event: RatedEvent): string[] {
  return practices(call, event).flatMap((line) => paragraph(line));
}

/**
 * FIDE practices that would give a different result. Where K differs, a reason says so for every player
 * with games; other differences are assumed possible wherever there are unrated players.
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

/** The practices that would change a player's number. */
export function practicesOf({ n, reasons }: Reasoned & { readonly n: number }): string[] {
  if (n === 0) return [];
  return reasons.flatMap((reason) =>
    reason.code === 'variant-differs' ? [String(reason.values.variant)] : [],
  );
}

function isAboutKOnly({ rules }: Edition['variants'][number]): boolean {
  return Object.keys(rules).every((rule) => rule === 'kSteps');
}
