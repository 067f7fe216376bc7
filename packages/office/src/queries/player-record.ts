import type { OpponentItem, OpponentsView } from '@eloquence/api';
import { type Cadence, defined, expectedScore, findEdition } from '@eloquence/rating';
import type { Office } from '../office.ts';
import { joinGameSets, type SetGame, unpackGameSet } from '../reports/game-set.ts';
import type { Store } from '../store/store.ts';
import { playedEvents } from './player-events.ts';
import { playerNames } from './player-names.ts';

/** Events that are read; older ones are left out. */
const MOST_EVENTS = 300;
/** Opponents that are named. */
const MOST_OPPONENTS = 500;

/** The opponent's rating minus the player's: `from` inclusive, `to` inclusive. */
const STRENGTHS: readonly (readonly [from: number | null, to: number | null])[] = [
  [200, null],
  [100, 199],
  [-99, 99],
  [-199, -100],
  [null, -200],
];

type Strength = OpponentsView['strengths'][number];

export interface PlayerRecord
  extends Pick<OpponentsView, 'events' | 'complete' | 'games' | 'score' | 'colours'> {
  /** `expected` in hundredths. */
  readonly strengths: readonly (Omit<Strength, 'expected'> & { readonly expected: number })[];
  readonly opponents: readonly OpponentItem[];
}

/** A game from the player's side. */
interface OwnGame {
  readonly opponent: number;
  readonly colour: 'w' | 'b' | null;
  readonly score: number;
  /** null: one of the two is unrated. */
  readonly difference: number | null;
  readonly expected: number;
  readonly event: { readonly event: string; readonly name: string; readonly date: string };
}

/** A player's games in rated events, by opponent, by colour and by strength. */
export async function playerRecord(
  office: Pick<Office, 'store'>,
  key: number,
  cadence: Cadence,
): Promise<PlayerRecord> {
  const found = await playedEvents(office, key, { cadence, limit: MOST_EVENTS + 1, offset: 0 });
  const events = found.slice(0, MOST_EVENTS);
  const sets = await gameSets(
    office.store,
    events.map(({ event }) => event),
  );
  const games = events.flatMap(({ event, name, end, edition, players }): OwnGame[] => {
    const packed = sets.get(event);
    if (packed === undefined) return [];
    const { keys, games: all } = joinGameSets(packed.map((bytes) => unpackGameSet(bytes)));
    const place = keys.indexOf(key);
    const rules = findEdition(cadence, edition);
    const ratings = new Map(players.map((player) => [player.key, player.rating]));
    const own = ratings.get(key) ?? null;
    return all.flatMap((game): OwnGame[] => {
      const side = sideOf(game, place);
      if (side === null) return [];
      const opponent = defined(keys[side.opponent]);
      const rating = ratings.get(opponent) ?? null;
      const areRated = own !== null && rating !== null;
      const expected = areRated ? expectedScore(rules, { own, opponent: rating }).expected : 0;
      const difference = areRated ? rating - own : null;
      return [{ ...side, opponent, difference, expected, event: { event, name, date: end } }];
    });
  });
  return {
    events: events.length,
    complete: found.length <= MOST_EVENTS,
    games: games.length,
    score: scoreOf(games),
    colours: (['w', 'b', null] as const).flatMap((colour) => {
      const own = games.filter((game) => game.colour === colour);
      return own.length === 0 ? [] : [{ colour, games: own.length, score: scoreOf(own) }];
    }),
    strengths: STRENGTHS.map(([from, to]) => {
      const own = games.filter(
        ({ difference }) =>
          difference !== null &&
          difference >= (from ?? Number.NEGATIVE_INFINITY) &&
          difference <= (to ?? Number.POSITIVE_INFINITY),
      );
      const expected = own.reduce((sum, game) => sum + game.expected, 0);
      return { from, to, games: own.length, score: scoreOf(own), expected };
    }),
    opponents: await opponentsIn(office.store, games),
  };
}

const scoreOf = (games: readonly OwnGame[]): number => games.reduce((sum, { score }) => sum + score, 0);

function sideOf(
  game: SetGame,
  place: number,
): { readonly opponent: number; readonly colour: 'w' | 'b' | null; readonly score: number } | null {
  if (!game.played || place < 0) return null;
  const isWhite = game.white === place;
  if (!isWhite && game.black !== place) return null;
  const colour = game.coloured ? (isWhite ? 'w' : 'b') : null;
  return {
    opponent: isWhite ? game.black : game.white,
    colour,
    score: isWhite ? game.whiteScore : game.blackScore,
  };
}

async function opponentsIn({ db }: Store, games: readonly OwnGame[]): Promise<readonly OpponentItem[]> {
  const byKey = Map.groupBy(
    games.filter(({ opponent }) => opponent !== 0),
    ({ opponent }) => opponent,
  );
  const most = [...byKey].sort(([a, one], [b, other]) => other.length - one.length || a - b);
  const shown = most.slice(0, MOST_OPPONENTS);
  const names = await playerNames(
    db,
    shown.map(([key]) => key),
  );
  return shown.flatMap(([key, own]): OpponentItem[] => {
    const player = names.get(key);
    if (player === undefined) return [];
    const count = (score: number): number => own.filter((game) => game.score === score).length;
    // Events come newest first.
    const last = defined(own[0]).event;
    return [{ player, games: own.length, wins: count(1), draws: count(0.5), losses: count(0), last }];
  });
}

/** The accepted games of some events: several reports where one was submitted in parts. */
async function gameSets(
  { db }: Store,
  events: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array[]>> {
  if (events.length === 0) return new Map();
  const rows = await db
    .selectFrom('report')
    .innerJoin('game_set', 'game_set.report', 'report.id')
    .select(['report.event', 'game_set.packed', 'report.rounds_from', 'report.seq'])
    .where('report.event', 'in', events)
    .where('report.state', '=', 'accepted')
    .where('report.id', 'not in', (of) =>
      of.selectFrom('correction').select('before').where('event', 'in', events),
    )
    .execute();
  rows.sort((a, b) => (a.rounds_from ?? 0) - (b.rounds_from ?? 0) || a.seq - b.seq);
  const sets = new Map<string, Uint8Array[]>();
  for (const { event, packed } of rows) sets.set(event, [...(sets.get(event) ?? []), packed]);
  return sets;
}
