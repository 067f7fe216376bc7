/** What a list shows of a few games: the rows that prove the articles of an edition. */

import type { Cadence } from '@eloquence/rating';
import type { EventInput } from '../federation.ts';

/** Each page of `docs/regulations`: the list its rows start from, and the K of players who state none. */
export const PAGES = {
  '2005-07': { list: '2006-01-01', k: 15 },
  '2009-07': { list: '2009-07-01', k: 30 },
  '2011-07': { list: '2011-07-01', k: 15 },
  '2012-07': { list: '2012-07-01', k: 15 },
  '2013-07': { list: '2013-07-01', k: 15 },
  '2014-07': { list: '2014-07-01', k: 20 },
  '2017-07': { list: '2017-07-01', k: 20 },
  '2022-01': { list: '2022-01-01', k: 20 },
  '2024-03': { list: '2024-03-01', k: 20 },
  '2025-10': { list: '2025-10-01', k: 20 },
  'rapid-2005-07': { list: '2006-01-01', k: 20 },
  'rapid-blitz-2012-01': { list: '2012-07-01', k: 20 },
  'rapid-blitz-2022-10': { list: '2022-10-01', k: 20 },
  'rapid-blitz-2024-03': { list: '2024-03-01', k: 20 },
  'rapid-blitz-2024-12': { list: '2024-12-01', k: 20 },
} as const;

export type Page = keyof typeof PAGES;

export interface PlayerFacts {
  /** On the starting list; null: unrated. */
  readonly rating: number | null;
  readonly k?: number;
  /** A year, or a date that reports have and lists have not; 1970 unless given. */
  readonly born?: number | string;
  readonly sex?: 'F';
  readonly title?: string;
  readonly federation?: string;
  /** Rapid and blitz: on the standard list. */
  readonly standard?: number;
}

/** By a capital letter: facts, or only the rating. */
export type Players = Readonly<Record<string, number | null | PlayerFacts>>;

export interface Played {
  /** `B C1 D½ C+`: B plays C and wins, then draws with D, then wins against C by forfeit. */
  readonly games: readonly string[];
  /** A date, or a day of the starting list's month. 02 to 12 unless given. */
  readonly start?: string;
  readonly end?: string;
  readonly type?: string;
  readonly time?: string;
  /** Of the rapid and blitz pages rapid unless given. */
  readonly cadence?: Cadence;
  /** The day it came in; its last day unless given. */
  readonly received?: string;
  readonly roundDates?: readonly string[];
  /** Facts of the registration. */
  readonly facts?: Readonly<Record<string, unknown>>;
  /** The report is refused with this finding, and the list shows nothing of it. */
  readonly refused?: string;
  /** The report has this note or warning. */
  readonly notes?: string;
  /** Registered as a part of an earlier event of the row. */
  readonly partOf?: number;
  /** Submitted without a registration, and declined by the officer. */
  readonly unregistered?: boolean;
  /** The officer declines to rate it. The organiser appeals on this day, and it is rated unless that is too late. */
  readonly appealed?: string;
}

/** null: not on the list; a number: the rating; with K; or some fields of the row as exported. */
export type Shown = number | null | readonly [rating: number, k: number] | Readonly<Record<string, unknown>>;
/** By player. */
export type ShownPlayers = Readonly<Record<string, Shown>>;
/** On the next list, or by date. */
export type Shows = ShownPlayers | Readonly<Record<`${number}-${number}-01`, ShownPlayers>>;

export interface StatedForRow {
  readonly kind: string;
  /** A player's letter, or what the fact is about. */
  readonly subject: string;
  readonly since: string;
  readonly until?: string;
}

/** What else an officer does, by its name in the runner. */
export type Step = readonly [on: string, action: 'died' | 'title' | 'federation' | 'adjust', ...of: string[]];

interface Situation extends Partial<Played> {
  readonly what: string;
  readonly players: Players;
  /** Several events; without them the row has one, stated in the row itself. */
  readonly events?: readonly Played[];
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly states?: readonly StatedForRow[];
  readonly steps?: readonly Step[];
  /** Another starting list than the page's. */
  readonly from?: string;
  /** Something in it concerns the whole list: it needs an office of its own. */
  readonly alone?: boolean;
}

/** A situation with the articles it proves and what the list then shows, edition by edition. */
export interface ArticleCase extends Situation {
  readonly in: Partial<
    Readonly<Record<Page, readonly [articles: string, shows: Shows, differs?: Partial<Situation>]>>
  >;
}

export interface ArticleRow extends Situation {
  readonly page: Page;
  readonly articles: readonly string[];
  readonly events: readonly Played[];
  readonly shows: Shows;
  /** A row of the edition before, which an amendment leaves as it was. */
  readonly carried?: boolean;
}

export function rowsOf(cases: readonly ArticleCase[]): readonly ArticleRow[] {
  return cases.flatMap(({ in: editions, ...situation }) =>
    (Object.keys(editions) as Page[]).map((page) => {
      const [articles, shows, differs] = editions[page] as readonly [string, Shows, Partial<Situation>?];
      const merged = { ...situation, ...differs };
      return {
        ...merged,
        page,
        articles: articles.split(', ').filter((article) => article !== ''),
        events: eventsOf(merged),
        shows,
      };
    }),
  );
}

function eventsOf({ events, games, ...event }: Situation): readonly Played[] {
  return events ?? (games ? [{ ...event, games }] : []);
}

/** Each game in the first round in which both are free. `players`: the letters in the order of start numbers. */
export function roundsOf(games: readonly string[], players: readonly string[]): EventInput['rounds'] {
  const rounds: (readonly [number, number, 1 | 0.5 | 0 | '+' | '-'])[][] = [];
  const busy: Set<string>[] = [];
  for (const line of games) {
    const [player = '', ...meetings] = line.split(' ');
    for (const meeting of meetings) {
      const opponent = meeting.slice(0, 1);
      let round = busy.findIndex((playing) => !playing.has(player) && !playing.has(opponent));
      if (round < 0) round = busy.push(new Set()) - 1;
      busy[round]?.add(player).add(opponent);
      rounds[round] ??= [];
      rounds[round]?.push([players.indexOf(player), players.indexOf(opponent), scoreOf(meeting)]);
    }
  }
  return rounds;
}

function scoreOf(meeting: string): 1 | 0.5 | 0 | '+' | '-' {
  const found = ({ 1: 1, '½': 0.5, 0: 0, '+': '+', '-': '-' } as const)[meeting.slice(1)];
  if (found === undefined) throw new Error(`${meeting}: write the opponent and 1, ½, 0, + or -`);
  return found;
}

/** The games of a crosstable, `A *½1` to `C 00*`. */
export function crosstable(rows: readonly string[]): readonly string[] {
  const names = rows.map((row) => row.slice(0, 1));
  return rows.flatMap((row, index) => {
    const cells = [...row.slice(2)].map((cell, other) => `${names[other]}${cell}`).slice(index + 1);
    return cells.length === 0 ? [] : [`${names[index]} ${cells.join(' ')}`];
  });
}
