import type { CadenceStanding, KFromView, PartialFirstView } from '@eloquence/api';
import type { KSource, PartialFirst, PlayerCadence } from '@eloquence/office';
import { formatDate } from '@eloquence/rating';
import type { Language } from '@eloquence/words';
import { texts } from '../core/texts.ts';
import { reasonViews } from './reasons.ts';

export function standingView(
  standing: PlayerCadence,
  names: ReadonlyMap<string, string>,
  language: Language,
): CadenceStanding {
  const { kReasons, statusReasons, kFrom, first, ...rest } = standing;
  return {
    ...rest,
    kReasons: reasonViews(kReasons, language),
    kFrom: kFromView(kFrom, language),
    statusReasons: reasonViews(statusReasons, language),
    first: first && partialView(first, names, language),
  };
}

export function kFromView(source: KSource | null, language: Language): KFromView | null {
  return source && { source, sentence: texts(language).kFrom[source] };
}

function partialView(
  { first, games, minimumScore, events }: PartialFirst,
  names: ReadonlyMap<string, string>,
  language: Language,
): PartialFirstView {
  const counting = events.filter(({ result }) => result.counts).map(({ until }) => until);
  return {
    n: first.n,
    score: first.score / 2,
    ru: first.ru,
    gamesNeeded: games.needed,
    gamesMissing: games.missing,
    minimumScore: minimumScore / 2,
    until: counting.toSorted()[0] ?? null,
    events: events.map(({ event, list, until, result, score }) => ({
      event,
      name: names.get(event) ?? '',
      list,
      start: result.start === null ? '' : formatDate(result.start),
      edition: result.edition.id,
      n: result.n,
      score: score / 2,
      ru: result.ru,
      counts: result.counts,
      until,
      reasons: reasonViews(result.reasons, language),
    })),
    reasons: reasonViews(first.reasons, language),
  };
}
