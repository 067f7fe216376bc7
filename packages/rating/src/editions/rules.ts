import type { Rounding } from '../rounding.ts';

/**
 * The source of a value. `text`: the regulations themselves. `reported`: another source that quotes or
 * describes them. `inferred`: a deduction. `carried`: not established for this edition, taken over from the
 * one before.
 */
export type Provenance = 'text' | 'reported' | 'inferred' | 'carried';

/** A value of the regulations beside the article it comes from. No rule on the point: value and article null. */
export interface Cited<T> {
  readonly value: T;
  readonly article: string | null;
  readonly provenance: Provenance;
}

export type Duration = { readonly count: number; readonly unit: 'days' | 'months' };

export type Closing = { readonly basis: 'ended' | 'ended-and-received'; readonly before: Duration };

/** Some player in the tournament or the game is rated `from` or more: everybody needs `minutes` for 60 moves. */
export interface ThinkingTimeStep {
  readonly from: number;
  readonly minutes: number;
}

/** Minutes for 60 moves: at least `from` (or more than `over`), at most `to` (or less than `under`). */
export interface TimeRange {
  readonly from?: number;
  readonly over?: number;
  readonly to?: number;
  readonly under?: number;
}

/** The first step whose conditions all hold gives K. A step without conditions is for everybody else. */
export interface KStep {
  readonly k: number;
  /** Until events with this many games together are completed. */
  readonly gamesUnder?: number;
  /** Once a published rating has reached this value, for good. */
  readonly reached?: number;
  /** Until the birthday of this age or the end of its year, while the published rating has stayed under a value. */
  readonly junior?: { readonly age: number; readonly until: 'birthday' | 'year-end'; readonly under: number };
  /** Of the games, only those since the player was last new to the list. */
  readonly since?: 'listing';
  /** Set for the list by the administrator, where the edition leaves K to them (2005 15b). */
  readonly set?: 'administrator';
}

/** What a score in an event must reach for an unrated player's result to count, and in which of their events. */
export interface MinimumScore {
  readonly halfPoints: number;
  /**
   * `first`: in the first event only. `until-counted`: in each event until one has counted. `until-performance`: in each
   * event until one was above the floor.
   */
  readonly events: 'first' | 'until-counted' | 'until-performance';
  /** In a Swiss or team event, points against unrated opponents are points too. */
  readonly points?: 'all';
}

export interface MinimumOpponents {
  /** Rated opponents an unrated player must meet in an event for it to count. */
  readonly rated: number;
  readonly counted: 'opponents' | 'games';
  readonly events: 'every' | 'first';
  readonly types: 'swiss-and-team' | 'all';
}

export type PublishedColumn =
  | 'name'
  | 'title'
  | 'federation'
  | 'rating'
  | 'id'
  | 'games'
  | 'birth-date'
  | 'birth-year'
  | 'sex'
  | 'k'
  | 'games-at-first-k';

/** Every parameter of a rating regulation, in the order of the chapters. The key is its name everywhere. */
export interface Rules {
  // 0 Introduction
  readonly amendedBy: Cited<'general-assembly' | 'council'>;
  /** Which date decides which edition applies. */
  readonly decidedBy: Cited<'event-start'>;
  /** FIDE may rate top events without a federation's report. */
  readonly unreportedEvents: Cited<'may-be-rated' | null>;
  /** Single games of an event without a report may be rated too. */
  readonly unreportedGames: Cited<'may-be-rated' | null>;
  /** Official events must be reported and rated. */
  readonly officialEvents: Cited<'always-rated' | 'rated-at-any-speed' | null>;
  /** Official events of a continent are rated like those of FIDE. */
  readonly continentalEvents: Cited<'as-official' | null>;
  /** An event that is not registered is not rated. */
  readonly registration: Cited<'required' | null>;
  /** How long before the start an event must be registered. */
  readonly registrationNotice: Cited<Duration | null>;
  /** The longer notice where a player or a woman above these ratings takes part. */
  readonly registrationNoticeTop: Cited<{
    readonly notice: Duration;
    readonly playerAbove: number;
    readonly womanAbove: number;
  } | null>;
  /** The longer notice where title norms can be made. */
  readonly registrationNoticeNorms: Cited<Duration | null>;
  readonly lateRegistrationBy: Cited<'qualification-chair' | null>;
  readonly lateTopRegistrationBy: Cited<'president' | null>;
  readonly registrationRefusedBy: Cited<'qualification-chair' | null>;
  readonly arbiterLicence: Cited<'required' | null>;
  readonly appealDays: Cited<number | null>;
  readonly appealTo: Cited<'qualification-commission' | 'council' | null>;
  /** Each hybrid event needs an approval of its own. */
  readonly hybridApproval: Cited<'required' | null>;

  // 1 Rate of play
  readonly thinkingTimeScope: Cited<'tournament' | 'game' | null>;
  /** When the ratings that decide the thinking time are taken. */
  readonly thinkingTimeRatings: Cited<'event-start' | 'game-start' | null>;
  readonly thinkingTime: Cited<readonly ThinkingTimeStep[] | null>;
  /** The range that makes a game rapid or blitz. */
  readonly timeRange: Cited<TimeRange | null>;
  readonly movesAssumed: Cited<number | null>;
  readonly fasterGames: Cited<'not-rated' | null>;
  readonly firstControl: Cited<{
    readonly rule: 'recommended' | 'exactly' | 'at-least';
    readonly moves: number;
  } | null>;
  /** Both players must have the same time. */
  readonly equalTimes: Cited<'required' | null>;

  // 2 Laws
  readonly laws: Cited<'fide' | 'fide-or-approved-adaptation' | 'fide-or-hybrid'>;

  // 3 Daily play
  readonly roundsPerDay: Cited<number | null>;
  readonly hoursPerDay: Cited<number | null>;

  // 4 Duration
  readonly maximumDays: Cited<number | null>;
  readonly longerAllowed: Cited<readonly ('championship' | 'approval')[] | null>;
  readonly interimReportsAfterDays: Cited<number | null>;
  /** Ratings at the time of each game may be used if so chosen before round 1. */
  readonly ratingsPerGame: Cited<'by-choice' | null>;

  // 5 Unplayed games
  readonly unplayedGames: Cited<'never-rated'>;
  /** A game is rated once both players have moved. */
  readonly startedGames: Cited<'rated' | null>;
  readonly startedGamesExceptions: Cited<readonly ('force-majeure' | 'fair-play')[] | null>;
  /** Games of a player without a FIDE number do not count for that player, but do for the opponents. */
  readonly playersWithoutId: Cited<'count-for-opponents' | null>;

  // 6 Composition of the tournament
  readonly minimumScore: Cited<MinimumScore>;
  /** The opponents' games drop out with a result that does not count. */
  readonly lowScoreForOpponents: Cited<'dropped' | null>;
  readonly minimumOpponents: Cited<MinimumOpponents | null>;
  readonly stages: Cited<'pooled' | 'may-be-pooled' | null>;
  /** At least one in this many players of a round robin is rated. */
  readonly roundRobinRatedOneIn: Cited<number | null>;
  readonly roundRobinSmall: Cited<{ readonly under: number; readonly rated: number } | null>;
  readonly doubleRoundRobin: Cited<{ readonly players: number; readonly rated: number } | null>;
  /** `counted`: only men count, where the event is not for women only. */
  readonly nationalChampionship: Cited<{
    readonly rated: number;
    readonly womenRated: number;
    readonly counted?: 'men';
  } | null>;
  readonly scheveningenUnrated: Cited<number | null>;
  /** A rated player's games against unrated opponents in a Swiss or team event. */
  readonly gamesAgainstUnrated: Cited<'not-counted' | 'with-event-result'>;
  readonly roundRobinAgainstUnrated: Cited<'not-counted' | 'with-event-result'>;
  /** `as-swiss`: rated as a Swiss event, its field still that of a round robin. `swiss-throughout`: any field will do. */
  readonly unplayedRoundRobin: Cited<'as-swiss' | 'swiss-throughout' | null>;
  readonly decidedMatch: Cited<'not-rated' | null>;
  readonly decidedMatchWaiver: Cited<'on-request' | null>;
  readonly unratedMatch: Cited<'not-rated' | null>;

  // 7 Rating list
  readonly listMonths: Cited<readonly number[]>;
  readonly monthlyLists: Cited<'foreseen' | null>;
  /** Their closing; null: as that of the other lists. */
  readonly monthlyClosing: Cited<Closing | null>;
  /** The date of the very first list of a cadence; events that ended before wait for it. */
  readonly firstList: Cited<string | null>;
  readonly listInForce: Cited<'event-start'>;
  /** What may be on a list: by when an event must have ended, or its report been received. */
  readonly closing: Cited<Closing>;
  readonly closingOfficial: Cited<Duration | null>;
  /** The lowest rating that is published. */
  readonly floor: Cited<number>;
  /** A floor that held for events before a date within the edition. */
  readonly floorBefore: Cited<{ readonly date: string; readonly floor: number } | null>;
  readonly publishedColumns: Cited<readonly PublishedColumn[]>;
  readonly minimumGames: Cited<number>;
  readonly minimumGamesTeamChampionship: Cited<number | null>;
  readonly minimumGamesMember: Cited<{
    readonly games: number;
    readonly associations: readonly string[];
  } | null>;
  /** How far back results are pooled for a first rating. */
  readonly poolingWindow: Cited<{ readonly count: number; readonly unit: 'periods' | 'months' }>;
  /** `weighted-mean` of the event results, or all games as `one-event`. */
  readonly pooling: Cited<'weighted-mean' | 'one-event'>;
  readonly belowFloor: Cited<'delisted-once' | 'shown-unrated'>;
  readonly titledUnrated: Cited<'separate-list' | null>;
  /** A player with fewer games than this in a year is inactive. */
  readonly activeGames: Cited<number>;
  readonly inactiveShown: Cited<
    { readonly count: number; readonly unit: 'lists' | 'months' } | 'always' | 'never' | null
  >;
  readonly activeAgainGames: Cited<{ readonly games: number; readonly within: 'year' | 'period' }>;
  readonly inactiveRating: Cited<'last-published' | null>;
  readonly topListsMonths: Cited<number | null>;

  // 8 The working of the system
  /** The table from p to dp, used exactly as printed. */
  readonly differenceTable: Cited<'as-printed'>;
  /** The table from D to PD, used exactly as printed. */
  readonly probabilityTable: Cited<'as-printed'>;
  /** dp for a score of 0 or 100 %, which the table leaves open. */
  readonly extremeDifference: Cited<number>;
  /** `bonus`: average, plus a bonus above half, dp below. `drawn-games`: dp always, with drawn games added. */
  readonly firstRatingMethod: Cited<'bonus' | 'drawn-games'>;
  /** `corrective-pass`: the tournament average of a round robin, corrected once. */
  readonly roundRobinMethod: Cited<'corrective-pass' | null>;
  /** The average of a round robin: Ra = Rar − dpa × n/(n+1). */
  readonly roundRobinAverage: Cited<'tournament-average' | null>;
  /** Whose ratings the average of a Swiss or team event is made of. */
  readonly average: Cited<'rated-opponents'>;
  readonly averages: Cited<'whole' | 'exact'>;
  /** Ru of a score of exactly half. */
  readonly atHalf: Cited<'average' | 'average-and-dp'>;
  /** Points for each half point above half, as a decimal. */
  readonly bonus: Cited<string | null>;
  /** Ru of a score below half: average plus dp; in a round robin dp × n/(n+1). */
  readonly belowHalf: Cited<'average-and-dp'>;
  readonly belowHalfRoundRobin: Cited<'dp-shrunk' | null>;
  readonly drawnGames: Cited<{ readonly games: number; readonly rating: number } | null>;
  readonly firstRatingMaximum: Cited<number | null>;
  readonly firstRatingRounding: Cited<Rounding>;
  /** A first event's results below the floor, and others. */
  readonly resultsUnderFloor: Cited<'leading-ignored' | 'swiss-and-leading-ignored' | null>;
  /** A player listed since the start: rated for their own games, unrated for the opponents'. */
  readonly listedSince: Cited<'rated-for-himself'>;
  readonly differenceCap: Cited<number | null>;
  readonly differenceCapGames: Cited<'every' | 'largest-of-event'>;
  /** Players rated this or more use the full difference. */
  readonly fullDifferenceFrom: Cited<number | null>;
  /** Games with at least this gap are not rated if a player is above this rating. */
  readonly unratedGap: Cited<{ readonly gap: number; readonly above: number } | null>;
  readonly kSteps: Cited<readonly KStep[] | null>;
  readonly kTimesGames: Cited<number | null>;
  /** Whether one K, of the list before, holds for a period, or the K at the start of each event. */
  readonly kTaken: Cited<'list-before' | 'event-start'>;
  /** The change of an event or period: the sum of score − PD, times K. */
  readonly change: Cited<'sum-times-k'>;
  readonly changeRounding: Cited<Rounding>;
  /** What is shown of a rating: all of it, or its first digits. */
  readonly digitsShown: Cited<number | null>;
  /** A standard rating where a rapid or blitz rating is missing. */
  readonly standardStandsIn: Cited<'start-value' | 'as-rated' | null>;

  // 9 Reports
  readonly reportFormat: Cited<'crosstable' | 'trf'>;
  readonly reportToOfficerDays: Cited<number | null>;
  readonly reportUploadDays: Cited<number | null>;
  /** An event whose report misses this list after its end is not rated. */
  readonly reportLastList: Cited<number | null>;
  /** With this many days or fewer left in the month, the event goes to the next list. */
  readonly reportNextListDays: Cited<number | null>;
  readonly reportingDuty: Cited<'unless-announced-unrated' | 'announced-as-rated' | null>;
  readonly ratingOfficer: Cited<'named-by-federation' | null>;
  readonly hybridGames: Cited<'pgn-required' | null>;

  // 10 Inclusion in the lists
  readonly membership: Cited<'member-of-federation' | 'registered-by-federation' | null>;
  readonly membershipException: Cited<'on-request' | 'by-council' | null>;
  readonly removal: Cited<'at-federations-word' | null>;
  readonly deaths: Cited<'reported-by-federation' | null>;
}

export type RuleName = keyof Rules;
export type RuleValue<Name extends RuleName> = Rules[Name]['value'];
export type Cadence = 'standard' | 'rapid' | 'blitz';
export const CADENCES: readonly Cadence[] = Object.freeze(['standard', 'rapid', 'blitz']);

/** A named practice of FIDE, or another reading of the text: the rules it changes, and the page that says why. */
export interface Variant {
  readonly name: string;
  readonly dispute: string;
  readonly rules: Partial<Rules>;
}

export interface Edition {
  /** The month it came into force (`2024-03`), or the name a federation gives its own. */
  readonly id: string;
  readonly cadence: Cadence;
  /** Events that start on this day or later. */
  readonly from: string;
  readonly title: string;
  /** The edition it amends (`2024-03`, or `standard 2011-07` in another cadence), or null where the whole text is known. */
  readonly basedOn: string | null;
  /** `complete` from the text, an `amendment` of one, `partial` where only some changes are known, or a federation's `own`. */
  readonly status: 'complete' | 'amendment' | 'partial' | 'own';
  readonly rules: Rules;
  /** The variants that exist for it and are not used. */
  readonly variants: readonly Variant[];
  /** The names of the variants in use. */
  readonly applied: readonly string[];
}
