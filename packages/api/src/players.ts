import type { Cadence } from '@eloquence/rating';
import {
  CadenceName,
  DateText,
  FederationCode,
  LanguageName,
  PlayerId,
  TitleCode,
  Titles,
} from './common.ts';
import {
  flag,
  integer,
  list,
  named,
  nullable,
  object,
  oneOf,
  optional,
  ref,
  type Schema,
  text,
} from './schema.ts';

export interface PlayersQuery {
  readonly q?: string;
  readonly federation?: string;
  readonly sex?: 'M' | 'F';
  readonly title?: string;
  readonly cadence?: Cadence;
  readonly active?: boolean;
  readonly youngest?: number;
  readonly oldest?: number;
  readonly limit?: number;
  readonly cursor?: string;
  readonly lang?: 'en' | 'fr' | 'zh';
}

export const PlayersQuery: Schema<PlayersQuery> = object<PlayersQuery>({
  q: optional(
    text({
      maxLength: 100,
      description:
        'The beginning of a name, or of its parts in any order, with or without accents; or an ID. Where more than ten names begin with the words as they stand, and nothing else is asked for, those are meant. Without it: the newest list by rating.',
    }),
  ),
  federation: optional(FederationCode),
  sex: optional(oneOf(['M', 'F'])),
  title: optional(TitleCode),
  cadence: optional(CadenceName),
  active: optional(flag({ description: 'Only players who are active.' })),
  youngest: optional(integer({ minimum: 0, maximum: 200, description: 'The least age reached this year.' })),
  oldest: optional(integer({ minimum: 0, maximum: 200, description: 'The greatest age reached this year.' })),
  limit: optional(integer({ minimum: 1, maximum: 100, description: '10 unless said.' })),
  cursor: optional(text({ maxLength: 100, description: '`next` of the page before.' })),
  lang: optional(LanguageName),
});

export interface RatingNumbers {
  readonly standard: number | null;
  readonly rapid: number | null;
  readonly blitz: number | null;
}

const RatingNumbers: Schema<RatingNumbers> = object<RatingNumbers>({
  standard: nullable(integer()),
  rapid: nullable(integer()),
  blitz: nullable(integer()),
});

export interface PlayerItem {
  readonly id: string;
  readonly name: string;
  readonly federation: string;
  readonly sex: 'M' | 'F' | null;
  readonly birthYear: number | null;
  readonly titles: readonly string[];
  readonly ratings: RatingNumbers;
  readonly inactive: readonly Cadence[];
}

export const PlayerItem: Schema<PlayerItem> = named(
  'PlayerItem',
  object<PlayerItem>({
    id: text(),
    name: text(),
    federation: text(),
    sex: nullable(oneOf(['M', 'F'])),
    birthYear: nullable(integer()),
    titles: list(text()),
    ratings: RatingNumbers,
    inactive: list(CadenceName, { description: 'The cadences in which the player is inactive.' }),
  }),
);

export interface PlayersPage {
  readonly items: readonly PlayerItem[];
  readonly next: string | null;
  readonly crowded: boolean;
}

export const PlayersPage: Schema<PlayersPage> = named(
  'PlayersPage',
  object<PlayersPage>(
    {
      items: list(ref(PlayerItem)),
      next: nullable(text({ description: 'The cursor of the next page.' })),
      crowded: flag({
        description: 'So many begin like this that only the best are shown: give more letters.',
      }),
    },
    { description: 'Players, the best rated first.' },
  ),
);

export interface PlayerParams {
  readonly id: string;
}

export const PlayerParams: Schema<PlayerParams> = object<PlayerParams>({ id: PlayerId });

export interface StandingView {
  readonly rating: number | null;
  readonly k: number | null;
  readonly games: number;
  readonly flag: string;
  readonly since: string;
}

const StandingView: Schema<StandingView> = named(
  'Standing',
  object<StandingView>(
    {
      rating: nullable(integer()),
      k: nullable(integer()),
      games: integer({ description: 'Rated games of the period.' }),
      flag: text({ description: 'i inactive, w a woman, d delisted, or several.' }),
      since: { ...DateText, description: 'The list since which all this is so.' } as typeof DateText,
    },
    { description: 'How a player stands on the newest list of a cadence.' },
  ),
);

export { StandingView };

export interface PlayerView {
  readonly id: string;
  readonly name: string;
  readonly federation: string;
  readonly sex: 'M' | 'F' | null;
  readonly birthYear: number | null;
  readonly deceased: boolean;
  readonly titles: Titles;
  readonly ratings: Readonly<Record<Cadence, StandingView | null>>;
  readonly otherIds: readonly string[];
}

export const PlayerView: Schema<PlayerView> = named(
  'Player',
  object<PlayerView>(
    {
      id: text(),
      name: text(),
      federation: text(),
      sex: nullable(oneOf(['M', 'F'])),
      birthYear: nullable(integer()),
      deceased: flag(),
      titles: Titles,
      ratings: object<Record<Cadence, StandingView | null>>({
        standard: nullable(ref(StandingView)),
        rapid: nullable(ref(StandingView)),
        blitz: nullable(ref(StandingView)),
      }),
      otherIds: list(text(), { description: 'Former and national IDs that lead here.' }),
    },
    { description: 'What is public about a player.' },
  ),
);

export interface HistoryItem {
  readonly cadence: Cadence;
  readonly list: string;
  readonly rating: number | null;
  readonly games: number;
  readonly k: number | null;
  readonly flag: string;
}

export interface ChangeItem {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly since: string;
}

export interface HistoryView {
  readonly id: string;
  readonly name: string;
  readonly items: readonly HistoryItem[];
  readonly changes: readonly ChangeItem[];
}

export const HistoryView: Schema<HistoryView> = named(
  'History',
  object<HistoryView>(
    {
      id: text(),
      name: text(),
      items: list(
        object<HistoryItem>({
          cadence: CadenceName,
          list: DateText,
          rating: nullable(integer()),
          games: integer(),
          k: nullable(integer()),
          flag: text(),
        }),
      ),
      changes: list(
        object<ChangeItem>({
          field: text(),
          before: nullable(text()),
          after: nullable(text()),
          since: text(),
        }),
        { description: 'Of federation, titles and the year of birth.' },
      ),
    },
    { description: 'A player on every list, the oldest first.' },
  ),
);

export interface HistoryQuery {
  readonly cadence?: Cadence;
  readonly lang?: 'en' | 'fr' | 'zh';
}

export const HistoryQuery: Schema<HistoryQuery> = object<HistoryQuery>({
  cadence: optional(CadenceName),
  lang: optional(LanguageName),
});
