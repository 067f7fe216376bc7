import type { Cadence } from '@eloquence/rating';
import { CadenceName, DateText, Exact, LanguageName, Points, ReasonView } from './common.ts';
import { KFromView } from './recompute.ts';
import { flag, integer, list, named, nullable, object, optional, ref, type Schema, text } from './schema.ts';

export interface RankView {
  readonly rank: number;
  readonly of: number;
}

export interface PartialEvent {
  readonly event: string;
  readonly name: string;
  readonly list: string;
  readonly start: string;
  readonly edition: string;
  readonly n: number;
  readonly score: number;
  readonly ru: number;
  readonly counts: boolean;
  readonly until: string;
  readonly reasons: readonly ReasonView[];
}

export interface PartialFirstView {
  readonly n: number;
  readonly score: number;
  readonly ru: number | null;
  readonly gamesNeeded: number;
  readonly gamesMissing: number;
  readonly minimumScore: number;
  readonly until: string | null;
  readonly events: readonly PartialEvent[];
  readonly reasons: readonly ReasonView[];
}

export interface CadenceStanding {
  readonly cadence: Cadence;
  readonly list: string;
  readonly rating: number | null;
  readonly k: number | null;
  readonly kReasons: readonly ReasonView[];
  readonly kFrom: KFromView | null;
  readonly active: boolean;
  readonly statusReasons: readonly ReasonView[];
  readonly world: RankView | null;
  readonly federation: RankView | null;
  readonly peak: { readonly rating: number; readonly list: string | null } | null;
  readonly first: PartialFirstView | null;
}

export interface StandingsView {
  readonly id: string;
  readonly name: string;
  readonly items: readonly CadenceStanding[];
}

const reasons: Schema<readonly ReasonView[]> = list(ref(ReasonView));
const day = (description: string): Schema<string> => ({ ...DateText, description }) as Schema<string>;
const rank = (description: string): Schema<RankView | null> =>
  nullable(object<RankView>({ rank: integer(), of: integer() }, { description }));

const PartialFirstView: Schema<PartialFirstView> = object<PartialFirstView>(
  {
    n: integer({ description: 'Games that count.' }),
    score: Points,
    ru: nullable(integer({ description: 'What the formula gives for them.' })),
    gamesNeeded: integer(),
    gamesMissing: integer(),
    minimumScore: { ...Points, description: 'What the first event has to bring.' } as typeof Points,
    until: nullable(day('The last day on which another event may start and be pooled with one that counts.')),
    events: list(
      object<PartialEvent>({
        event: text(),
        name: text(),
        list: DateText,
        start: DateText,
        edition: text(),
        n: integer(),
        score: Points,
        ru: integer(),
        counts: flag(),
        until: day('The last day on which another event may start and be pooled with this one.'),
        reasons,
      }),
    ),
    reasons,
  },
  { description: 'Results towards a first rating, and what is still missing.' },
);

export const StandingsView: Schema<StandingsView> = named(
  'Standings',
  object<StandingsView>(
    {
      id: text(),
      name: text(),
      items: list(
        object<CadenceStanding>({
          cadence: CadenceName,
          list: day('The newest list of the cadence.'),
          rating: nullable(integer()),
          k: nullable(integer()),
          kReasons: list(ref(ReasonView), { description: 'Why K is what it is.' }),
          kFrom: nullable(KFromView),
          active: flag(),
          statusReasons: list(ref(ReasonView), { description: 'Why active or not.' }),
          world: rank('Among the active on the list; null: not among them.'),
          federation: rank('Among the active of the federation.'),
          peak: nullable(
            object<NonNullable<CadenceStanding['peak']>>(
              {
                rating: integer(),
                list: nullable(day('null: before the first list there is.')),
              },
              { description: 'The highest rating published, and the first list with it.' },
            ),
          ),
          first: nullable(PartialFirstView),
        }),
      ),
    },
    { description: 'How a player stands in each cadence, and why.' },
  ),
);

export interface PlayedEventsQuery {
  readonly cadence?: Cadence;
  readonly limit?: number;
  readonly cursor?: string;
  readonly lang?: 'en' | 'fr' | 'zh';
}

export const PlayedEventsQuery: Schema<PlayedEventsQuery> = object<PlayedEventsQuery>({
  cadence: optional(CadenceName),
  limit: optional(integer({ minimum: 1, maximum: 200, description: '100 unless said.' })),
  cursor: optional(text({ pattern: '^\\d{1,6}$', description: '`next` of the page before.' })),
  lang: optional(LanguageName),
});

export interface PlayedEventItem {
  readonly event: string;
  readonly name: string;
  readonly city: string;
  readonly federation: string;
  readonly cadence: Cadence;
  readonly start: string;
  readonly end: string;
  readonly list: string;
  readonly edition: string;
  readonly rating: number | null;
  readonly n: number;
  readonly score: number;
  readonly expected: string;
  readonly k: number | null;
  readonly change: string | null;
}

export interface PlayedEventsPage {
  readonly id: string;
  readonly name: string;
  readonly items: readonly PlayedEventItem[];
  readonly next: string | null;
}

export const PlayedEventsPage: Schema<PlayedEventsPage> = named(
  'PlayedEvents',
  object<PlayedEventsPage>(
    {
      id: text(),
      name: text(),
      items: list(
        object<PlayedEventItem>({
          event: text(),
          name: text(),
          city: text(),
          federation: text(),
          cadence: CadenceName,
          start: DateText,
          end: DateText,
          list: day('The list it went into.'),
          edition: text(),
          rating: nullable(integer({ description: 'The one he was rated with; null: unrated.' })),
          n: integer({ description: 'Games that counted.' }),
          score: Points,
          expected: Exact,
          k: nullable(integer()),
          change: nullable(Exact),
        }),
      ),
      next: nullable(text()),
    },
    { description: "A player's rated events, the newest list first." },
  ),
);
