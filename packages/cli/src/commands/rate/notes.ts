import type { Edition, Reason } from '@eloquence/rating';
import type { FindingCode } from '@eloquence/reports';
import { findingLine } from '@eloquence/words';
import type { Call } from '../../command.ts';
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
export const NOTABLE: readonly FindingCode[] = Object.freeze(['list-not-in-force', 'cadence-differs']);

/** What a reader of the table should know. */
export function notes(call: Call, event: RatedEvent): string[] {
  const { rate } = call.texts;
  const { rated, list } = event;
  const { error, warning, note } = countsOf(rated.findings);
  const variants = variantsThatMatter(event);
  const lines = [
    ...rated.findings
      .filter(({ code }) => NOTABLE.includes(code))
      .map((each) => findingLine(each, call.language)),
    ...(rated.players.some(takenAsEstablished) ? [list === null ? rate.kAssumed : rate.kAssumedFor] : []),
    ...(rated.players.some(({ initial }) => initial?.counts === false) ? [rate.notCounted] : []),
    ...(variants.length === 0 ? [] : [rate.variants(variants)]),
    ...(list !== null && list.date === null ? [rate.listDate] : []),
    ...(rated.findings.length === 0 ? [] : [rate.findings(call.texts.reports.counts(error, warning, note))]),
  ];
  return lines.flatMap((line) => paragraph(line, '- '));
}

type Reasoned = { readonly reasons: readonly Reason[] };

const takenAsEstablished = ({ reasons }: Reasoned): boolean =>
  reasons.some(({ code }) => code === 'k-played-unknown');

/**
 * Known practices of FIDE that would give something else. A reason says so where K differs; of results and of
 * who counts it is taken to be possible wherever there are unrated players.
 */
function variantsThatMatter({ rated: { edition, players } }: RatedEvent): readonly string[] {
  const told = players.flatMap(({ reasons }) =>
    reasons.flatMap((reason) => (reason.code === 'variant-differs' ? [reason.values.variant] : [])),
  );
  const hasUnrated = players.some(({ rating }) => rating === null);
  const possible = (edition?.variants ?? [])
    .filter((variant) => hasUnrated && !isAboutKOnly(variant) && !edition?.applied.includes(variant.name))
    .map(({ name }) => name);
  return [...new Set([...told, ...possible])];
}

function isAboutKOnly({ rules }: Edition['variants'][number]): boolean {
  return Object.keys(rules).every((rule) => rule === 'kSteps');
}
