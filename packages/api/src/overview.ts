import type { Cadence } from '@eloquence/rating';
import { CadenceName, DateText, LanguageName } from './common.ts';
import { ListItem, ListRowView } from './lists.ts';
import { integer, list, named, nullable, object, optional, ref, type Schema } from './schema.ts';

export interface OverviewQuery {
  readonly rows?: number;
  readonly lang?: 'en' | 'fr' | 'zh';
}

export const OverviewQuery: Schema<OverviewQuery> = object<OverviewQuery>({
  rows: optional(integer({ minimum: 1, maximum: 50, description: 'Of each table; 10 unless said.' })),
  lang: optional(LanguageName),
});

/** The newest list of a cadence at a glance. */
export interface CadenceOverview {
  readonly cadence: Cadence;
  readonly list: ListItem;
  readonly before: string | null;
  readonly top: readonly ListRowView[];
  readonly gains: readonly ListRowView[];
}

export interface ClosingView {
  readonly list: string;
  readonly closes: string;
  readonly closesOfficial: string | null;
}

/** What is new, and what comes next. */
export interface OverviewView {
  readonly today: string;
  readonly cadences: readonly CadenceOverview[];
  readonly closings: readonly ClosingView[];
}

export const OverviewView: Schema<OverviewView> = named(
  'Overview',
  object<OverviewView>(
    {
      today: { ...DateText, description: 'In the zone of the store.' } as typeof DateText,
      cadences: list(
        object<CadenceOverview>({
          cadence: CadenceName,
          list: ref(ListItem),
          before: nullable({
            ...DateText,
            description: 'The list that changes are against.',
          } as typeof DateText),
          top: list(ref(ListRowView), { description: 'The best active players.' }),
          gains: list(ref(ListRowView), { description: 'The largest gains by games, the largest first.' }),
        }),
        { description: 'The newest list of each cadence that has one.' },
      ),
      closings: list(
        object<ClosingView>({
          list: DateText,
          closes: {
            ...DateText,
            description: 'The last day on which an event may end to be on it.',
          } as typeof DateText,
          closesOfficial: nullable({
            ...DateText,
            description: 'The last day for official events of FIDE, where it is another.',
          } as typeof DateText),
        }),
        { description: 'The lists to come that have not closed.' },
      ),
    },
    { description: 'What is new, and what comes next.' },
  ),
);
