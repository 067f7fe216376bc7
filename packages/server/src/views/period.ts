import type { PeriodRow, PeriodView, PersonRef } from '@eloquence/api';
import {
  type ExplainedPeriod,
  type Office,
  type PlayerSummary,
  playerNames,
  type Reader,
} from '@eloquence/office';
import { type Cadence, formatHundredths, type Hundredths } from '@eloquence/rating';
import type { Language } from '@eloquence/words';
import { eventNames } from './names.ts';
import { reasonViews } from './reasons.ts';
import { kFromView } from './standings.ts';

export async function periodView(
  { office, reader }: { readonly office: Office; readonly reader: Reader },
  player: Pick<PlayerSummary, 'key' | 'id' | 'name'>,
  cadence: Cadence,
  list: string,
  language: Language,
): Promise<PeriodView> {
  const period = await reader.run('period', { key: player.key, cadence, date: list });
  const opponents = period.events.flatMap(({ games }) => games.map(({ opponent }) => opponent));
  const people = await playerNames(office.store.db, opponents);
  const names = await eventNames(
    office,
    [...period.events, ...period.corrections].map(({ event }) => event),
  );
  return {
    id: player.id,
    name: player.name,
    cadence,
    list: { ...period.list, source: period.list.source as 'imported' | 'computed' },
    before: row(period.before),
    after: row(period.after),
    events: period.events.map((event) => eventView(event, names, people, language)),
    corrections: period.corrections.map((line) => ({
      event: line.event,
      name: names.get(line.event) ?? '',
      list: line.list,
      applied: decimal(line.applied),
      corrected: decimal(line.corrected),
      change: decimal(line.change),
      first: line.first,
      because: line.because,
    })),
    change: orNull(period.change),
    rounded: period.rounded,
    kUsed: period.kUsed,
    reasons: reasonViews(period.reasons, language),
    kReasons: reasonViews(period.kReasons, language),
    standingReasons: reasonViews(period.standing?.reasons ?? [], language),
    first: period.first && {
      rating: period.first.rating,
      ru: period.first.ru,
      n: period.first.n,
      score: period.first.score / 2,
      reasons: reasonViews(period.first.reasons, language),
    },
    kFrom: kFromView(period.kFrom, language),
    recompute: period.recompute,
  };
}

type Explained = ExplainedPeriod['events'][number];

function eventView(
  { event, edition, start, list, rated, games, reasons }: Explained,
  names: ReadonlyMap<string, string>,
  people: ReadonlyMap<number, PersonRef>,
  language: Language,
): PeriodView['events'][number] {
  return {
    event,
    name: names.get(event) ?? '',
    edition,
    start,
    list: list.date,
    rating: rated.rating,
    n: rated.n,
    score: rated.score / 2,
    expected: decimal(rated.expected),
    sum: decimal(rated.sum),
    k: rated.k,
    change: orNull(rated.change),
    games: games.map((game) => ({
      round: game.round,
      colour: game.colour,
      opponent: people.get(game.opponent) ?? null,
      opponentRating: game.opponentRating,
      score: game.score / 2,
      counted: game.counted,
      difference: game.difference,
      expected: orNull(game.expected),
      delta: orNull(game.delta),
      reasons: reasonViews(game.reasons, language),
    })),
    reasons: reasonViews(reasons, language),
  };
}

export function decimal(hundredths: number): string {
  return formatHundredths(hundredths as Hundredths);
}

export function orNull(hundredths: number | null): string | null {
  return hundredths === null ? null : decimal(hundredths);
}

function row(shown: ExplainedPeriod['before']): PeriodRow | null {
  return shown && { rating: shown.rating || null, games: shown.games, k: shown.k || null };
}
