import {
  CadenceName,
  DateText,
  EventId,
  Exact,
  FederationCode,
  LanguageName,
  NextCursor,
  PersonRef,
  Points,
  paging,
  ReasonView,
} from './common.ts';
import { REPORT_STATES, STAGES, type StageName } from './names.ts';
import { eventResult } from './periods.ts';
import { FindingView, findingCounts } from './problems.ts';
import { type Static, t } from './schema.ts';

const Stage = t.enum(STAGES, { description: 'due: accepted, for the next list.' });

/** `due` is computed, not stored: nothing can be filtered by it. */
const isStored = (stage: StageName): stage is Exclude<StageName, 'due'> => stage !== 'due';

export const EventsQuery = t.object({
  q: t.optional(
    t.string({ maxLength: 100, description: 'Beginnings of words in the name or city, in any order.' }),
  ),
  federation: t.optional(FederationCode),
  cadence: t.optional(CadenceName),
  stage: t.optional(
    t.enum(STAGES.filter(isStored), { description: 'accepted: also those due for the next list.' }),
  ),
  from: t.optional(t.describe(DateText, 'The earliest start date.')),
  to: t.optional(t.describe(DateText, 'The latest start date.')),
  list: t.optional(t.describe(DateText, 'Events on this list.')),
  ...paging(50, 200, { maxLength: 60 }),
  lang: t.optional(LanguageName),
});
export type EventsQuery = Static<typeof EventsQuery>;

/** The one answer to what becomes of an event. */
export const eventStatus = {
  stage: Stage,
  list: t.nullable(t.describe(DateText, 'The list it is on, or will be on.')),
  status: t.string({ description: 'Stage, list and why, in one sentence in the requested language.' }),
};

const eventItem = {
  event: t.string(),
  name: t.string(),
  city: t.string(),
  federation: t.string(),
  cadence: CadenceName,
  type: t.nullable(t.string()),
  start: DateText,
  end: DateText,
  ...eventStatus,
};

export const EventItem = t.object(eventItem, { $id: 'EventItem' });
export type EventItem = Static<typeof EventItem>;

export const EventsPage = t.object(
  {
    items: t.array(t.ref(EventItem)),
    next: NextCursor,
    count: t.optional(
      t.nullable(
        t.integer({
          description:
            'How many match, on all pages; null: more than 1,000, or words that match on several pages.',
        }),
      ),
    ),
  },
  { $id: 'EventsPage', description: 'Events by start date, newest first.' },
);
export type EventsPage = Static<typeof EventsPage>;

export const EventParams = t.object({ id: EventId });
export type EventParams = Static<typeof EventParams>;

const ReportItem = t.object({
  report: t.string(),
  version: t.integer(),
  submitted: t.string({ description: 'UTC.' }),
  received: t.string({ description: 'The day it came in, as stated or as submitted.' }),
  state: t.enum(REPORT_STATES),
  hash: t.string({ description: 'SHA-256 of the submitted file.' }),
  size: t.integer(),
  players: t.integer(),
  games: t.integer(),
  rounds: t.nullable(t.object({ from: t.integer(), to: t.integer() })),
  list: t.nullable(t.string()),
  redacted: t.boolean({ description: 'The file was removed for legal reasons.' }),
  ...findingCounts,
  findings: t.array(t.ref(FindingView)),
});
export type ReportItem = Static<typeof ReportItem>;

export const WaitView = t.object(
  {
    code: t.string({ description: 'Stable; the same as on the command line.' }),
    values: t.record(t.unknown()),
    sentence: t.string({ description: 'In the requested language.' }),
  },
  { $id: 'Wait', description: 'What an event is waiting for.' },
);
export type WaitView = Static<typeof WaitView>;

const event = {
  ...eventItem,
  official: t.boolean(),
  partOf: t.nullable(t.string()),
  registered: t.nullable(t.string()),
  revision: t.nullable(t.integer()),
  because: t.nullable(t.string({ description: 'Why it was rejected, withdrawn or corrected.' })),
  waits: t.nullable(t.ref(WaitView)),
  reasons: t.array(t.ref(ReasonView), { description: 'Why it is in this stage.' }),
  reports: t.array(ReportItem, {
    description:
      'Accepted reports. Others, and those of a withdrawn event, are for its arbiters and officers.',
  }),
  corrections: t.array(t.object({ report: t.string(), applied: t.nullable(t.string()) })),
};

export const EventView = t.object(event, { $id: 'Event', description: 'An event, its stage and why.' });
export type EventView = Static<typeof EventView>;

export const OfficeEventView = t.object(
  {
    ...event,
    appeal: t.nullable(t.string({ description: 'Why the rejection is appealed, until it is decided.' })),
    facts: t.record(t.unknown(), { description: 'Further registered facts: official, approvals …' }),
  },
  { $id: 'OfficeEvent', description: 'An event with all findings of its reports.' },
);
export type OfficeEventView = Static<typeof OfficeEventView>;

const ReportVersion = t.integer({ minimum: 1, maximum: 10_000, description: 'The version of a report.' });

export const ReportQuery = t.object({
  version: t.optional(t.describe(ReportVersion, 'By default the newest.')),
  lang: t.optional(LanguageName),
});
export type ReportQuery = Static<typeof ReportQuery>;

/** Where an event was rated. */
const rated = {
  event: t.string(),
  cadence: CadenceName,
  list: t.nullable(t.describe(DateText, 'null: not rated yet.')),
  revision: t.nullable(t.integer()),
  edition: t.nullable(t.string()),
};

export const EventRatingsView = t.object(
  {
    ...rated,
    players: t.array(t.object({ player: t.nullable(t.ref(PersonRef)), ...eventResult, sum: Exact })),
  },
  { $id: 'EventRatings', description: 'The rating changes of an event.' },
);
export type EventRatingsView = Static<typeof EventRatingsView>;

const entrant = {
  no: t.integer({ description: 'The starting number.' }),
  player: t.nullable(t.ref(PersonRef)),
  points: Points,
};

const Played = t.boolean({ description: 'false: forfeited.' });

export const CrosstableView = t.object(
  {
    event: t.string(),
    rounds: t.integer(),
    players: t.array(t.object(entrant)),
    games: t.array(
      t.object({
        round: t.integer(),
        white: t.integer({ description: 'The starting number of White.' }),
        black: t.integer({ description: 'The starting number of Black.' }),
        whiteScore: Points,
        blackScore: Points,
        played: Played,
        coloured: t.boolean({ description: 'false: the report does not state colours.' }),
      }),
    ),
  },
  { $id: 'Crosstable', description: 'The games of the accepted reports.' },
);
export type CrosstableView = Static<typeof CrosstableView>;

const StandingGame = t.object({
  round: t.integer(),
  colour: t.nullable(t.enum(['w', 'b'])),
  opponent: t.integer({ description: "The opponent's starting number." }),
  score: Points,
  played: Played,
});
export type StandingGame = Static<typeof StandingGame>;

export const BYES = ['pairing', 'full', 'half', 'zero', 'forfeit-win', 'forfeit-loss'] as const;
export type ByeName = (typeof BYES)[number];

const Bye = t.object({
  round: t.integer(),
  kind: t.enum(BYES, { description: 'A round without an opponent; zero: absent or not paired.' }),
  points: t.nullable(Points),
});
export type ByeItem = Static<typeof Bye>;

const EventStanding = t.object({
  rank: t.integer({ description: 'By points; players with equal points share a rank.' }),
  ...entrant,
  reported: t.nullable(
    t.object(
      {
        rank: t.nullable(t.integer({ description: 'Tie-breaks decide it; shared ranks are possible.' })),
        points: t.nullable(Points),
        rating: t.nullable(t.integer()),
      },
      { description: 'As in the report; null: see `reported` of the event.' },
    ),
  ),
  byes: t.array(Bye),
  rating: t.nullable(t.integer({ description: 'The rating used; null: unrated, or not rated yet.' })),
  n: t.nullable(t.integer({ description: 'Counted games.' })),
  score: t.nullable(Points),
  expected: t.nullable(Exact),
  k: t.nullable(t.integer()),
  change: t.nullable(Exact),
  initial: t.nullable(
    t.object(
      { ru: t.integer(), n: t.integer(), counts: t.boolean() },
      { description: "An unrated player's result towards a first rating." },
    ),
  ),
  games: t.array(StandingGame),
});
export type EventStandingItem = Static<typeof EventStanding>;

export const EventStandingsView = t.object(
  {
    ...rated,
    rounds: t.integer(),
    reported: t.boolean({
      description:
        'Whether ranks, byes, tie-breaks and teams of the report are known. false: not accepted, redacted, or in parts.',
    }),
    tieBreaks: t.array(t.string(), {
      description: 'Codes of the report in their order, as BH/C1. Reports have no values of them.',
    }),
    teams: t.integer({ description: 'The number of teams; details: `/events/{id}/teams`.' }),
    players: t.array(EventStanding),
  },
  { $id: 'EventStandings', description: 'Crosstable, standings and rating changes in one.' },
);
export type EventStandingsView = Static<typeof EventStandingsView>;

const TeamPoints = t.nullable(
  t.object({
    points: Points,
    from: t.enum(['report', 'results'], {
      description: 'results: computed, where the report leaves nothing open.',
    }),
  }),
);
const TeamNumber = t.integer({ description: 'The number of the team in the report, or its place there.' });
const StartNumber = t.nullable(t.integer({ description: 'A starting number; null: nobody.' }));

const Team = t.object({
  number: TeamNumber,
  name: t.string(),
  rank: t.nullable(t.integer({ description: 'As reported.' })),
  matchPoints: TeamPoints,
  gamePoints: TeamPoints,
  record: t.nullable(
    t.object(
      { won: t.integer(), drawn: t.integer(), lost: t.integer() },
      { description: 'Matches; null: there are none.' },
    ),
  ),
  players: t.array(t.integer(), { description: 'Starting numbers in board order.' }),
});
export type TeamItem = Static<typeof Team>;

const MatchBoard = t.object({
  board: t.nullable(t.integer({ description: 'null: the report does not decide it.' })),
  players: t.array(StartNumber, { description: 'Of the first and of the second team.' }),
  scores: t.array(t.nullable(Points), { description: 'null: nobody, or no result.' }),
  played: Played,
  white: t.nullable(t.enum(['first', 'second'])),
});
export type MatchBoardItem = Static<typeof MatchBoard>;

const Match = t.object({
  round: t.integer(),
  teams: t.array(TeamNumber, { description: 'The first has White on the first board.' }),
  points: t.nullable(t.array(Points, { description: 'Game points of the first and of the second team.' })),
  forfeit: t.nullable(
    t.enum(['+-', '-+', '--'], { description: 'A forfeited match, from the side of the first team.' }),
  ),
  boards: t.array(MatchBoard),
});
export type MatchItem = Static<typeof Match>;

const TeamBye = t.object({
  round: t.integer(),
  team: TeamNumber,
  kind: t.enum(['pairing', 'full', 'half', 'zero']),
});
export type TeamByeItem = Static<typeof TeamBye>;

export const EventTeamsView = t.object(
  {
    event: t.string(),
    rounds: t.integer(),
    teams: t.array(Team),
    matches: t.nullable(
      t.array(Match, { description: 'null: players of one team meet several teams in a round.' }),
    ),
    byes: t.array(TeamBye),
  },
  { $id: 'EventTeams', description: 'Teams and matches of the report. Players: `/events/{id}/standings`.' },
);
export type EventTeamsView = Static<typeof EventTeamsView>;

export const ReportDifferencesQuery = t.object({
  from: ReportVersion,
  to: ReportVersion,
  lang: t.optional(LanguageName),
});
export type ReportDifferencesQuery = Static<typeof ReportDifferencesQuery>;

const change = { before: t.nullable(t.string()), after: t.nullable(t.string()) };
const Values = t.array(t.object({ field: t.string(), ...change }));
const Side = t.object({ no: t.integer(), name: t.string() });

export const ReportDifferencesView = t.object(
  {
    event: t.string(),
    from: t.integer(),
    to: t.integer(),
    header: Values,
    players: t.array(
      t.object({
        no: t.integer(),
        id: t.string(),
        name: t.string(),
        change: t.enum(['added', 'removed', 'changed']),
        values: Values,
      }),
    ),
    results: t.array(t.object({ round: t.integer(), white: Side, black: Side, ...change }), {
      description: 'Results as 1–0; null: no such game.',
    }),
  },
  { $id: 'ReportDifferences', description: 'Differences between two versions of a report.' },
);
export type ReportDifferencesView = Static<typeof ReportDifferencesView>;
