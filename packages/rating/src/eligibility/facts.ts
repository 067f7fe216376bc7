import { type CivilDate, type DateInput, formatDate, parseDate } from '../date.ts';
import { InputError, readEach, within } from '../errors.ts';
import { EVENT_TYPES, type EventType } from '../initial/counting.ts';
import { oneOf } from '../requirement.ts';
import { count, type Rating, rating } from '../values.ts';

/** Facts of an event: undefined is unknown, null is known to be absent. */
export interface EventFactsInput {
  readonly type: EventType;
  readonly start: DateInput;
  readonly end?: DateInput;
  /** When it was registered; null: not at all. */
  readonly registered?: DateInput | null;
  /** The chair of the Qualification Commission refused to register it. */
  readonly registrationRefused?: boolean;
  /** When the chief arbiter gave the report to the rating officer of the federation. */
  readonly reportedToOfficer?: DateInput;
  /** When the report came in. */
  readonly received?: DateInput;
  /** An official event of FIDE. */
  readonly official?: boolean;
  /** An official event of a continent: always rated from 2014 on, but without the later closing. */
  readonly continental?: boolean;
  readonly championship?: boolean;
  readonly nationalChampionship?: boolean;
  readonly womenOnly?: boolean;
  /** Title norms can be made. */
  readonly norms?: boolean;
  readonly hybrid?: boolean;
  /** The full games of a hybrid event came with the report. */
  readonly pgn?: boolean;
  /** Its rules said that it is rated (from 2024), or its invitations that it is not (before). */
  readonly announcedRated?: boolean;
  /** Minutes for 60 moves: base plus 60 increments. Parts of a minute go into `seconds`. */
  readonly minutes?: number;
  /** Seconds beyond the whole minutes. */
  readonly seconds?: number;
  readonly equalTimes?: boolean;
  /** Moves of the first time control; null where there is only one. */
  readonly firstControlMoves?: number | null;
  /** The most rounds on one day. */
  readonly roundsPerDay?: number;
  readonly players: readonly {
    readonly rating: number | null;
    readonly sex?: 'm' | 'w';
    /** Belongs to a federation that is a member of FIDE, or is excepted. */
    readonly member?: boolean;
  }[];
  /** Games of a round robin that were not played. */
  readonly unplayedGames?: number;
  readonly scheduledGames?: number;
  /** Whether each arbiter is licensed; null where it is not known. */
  readonly arbiters?: readonly { readonly licensed: boolean | null }[];
  readonly approvals?: {
    readonly duration?: boolean;
    readonly lateRegistration?: boolean;
    readonly hybrid?: boolean;
    /** Rated by decision of FIDE although no federation submitted it. */
    readonly unsubmitted?: boolean;
    readonly waivedMatchRule?: boolean;
  };
}

export interface EventFacts
  extends Omit<
    EventFactsInput,
    'start' | 'end' | 'registered' | 'received' | 'reportedToOfficer' | 'players'
  > {
  readonly start: CivilDate;
  readonly end: CivilDate | undefined;
  readonly registered: CivilDate | null | undefined;
  readonly received: CivilDate | undefined;
  readonly reportedToOfficer: CivilDate | undefined;
  readonly players: readonly {
    readonly rating: Rating | null;
    readonly sex?: 'm' | 'w';
    readonly member?: boolean;
  }[];
}

const date = (path: string, given: DateInput | undefined): CivilDate | undefined =>
  given === undefined ? undefined : within(path, () => parseDate(given));

export function readFacts(input: EventFactsInput): EventFacts {
  if (!EVENT_TYPES.includes(input.type)) {
    throw new InputError('invalid-type', {
      path: 'type',
      value: String(input.type),
      expected: oneOf(EVENT_TYPES),
    });
  }
  for (const name of [
    'minutes',
    'seconds',
    'roundsPerDay',
    'firstControlMoves',
    'unplayedGames',
    'scheduledGames',
  ] as const) {
    const value = input[name];
    if (typeof value === 'number') within(name, () => count(value, name));
  }
  count(input.players.length, 'players', 1);
  const start = within('start', () => parseDate(input.start));
  const end = date('end', input.end);
  if (end !== undefined && end < start) {
    throw new InputError('invalid-date', {
      path: 'end',
      value: formatDate(end),
      expected: { kind: 'date', from: formatDate(start), day: 'event-start' },
    });
  }
  return {
    ...input,
    start,
    end,
    registered: input.registered === null ? null : date('registered', input.registered),
    received: date('received', input.received),
    reportedToOfficer: date('reportedToOfficer', input.reportedToOfficer),
    players: readEach('players', input.players, (player) => {
      const own = player.rating;
      return { ...player, rating: own === null ? null : within('rating', () => rating(own)) };
    }),
  };
}
