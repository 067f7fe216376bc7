import type { Cadence } from '@eloquence/rating';
import { CadenceName, DateText } from './common.ts';
import { flag, integer, list, named, nullable, object, type Schema, text } from './schema.ts';

export interface CalendarItem {
  readonly cadence: Cadence;
  readonly list: string;
  readonly edition: string;
  readonly closing: string;
  readonly closingOfficial: string | null;
  readonly daysLeft: number;
  readonly late: boolean;
  readonly registered: number;
  readonly reported: number;
  readonly accepted: number;
}

export interface CalendarView {
  readonly today: string;
  readonly zone: string;
  readonly items: readonly CalendarItem[];
}

const day = (description: string): Schema<string> => ({ ...DateText, description }) as Schema<string>;

export const CalendarView: Schema<CalendarView> = named(
  'Calendar',
  object<CalendarView>(
    {
      today: day('Where the office is.'),
      zone: text({ description: 'The time zone of the office.' }),
      items: list(
        object<CalendarItem>({
          cadence: CadenceName,
          list: DateText,
          edition: text({ description: 'In force on that day.' }),
          closing: day('The last day on which events may end that are to be on the list.'),
          closingOfficial: nullable(day('The same of official events, where they have their own.')),
          daysLeft: integer({ description: 'To the closing; less than 0 once it is over.' }),
          late: flag({ description: 'The day of the list has come, and it is not published.' }),
          registered: integer({ description: 'Events for this list without a report.' }),
          reported: integer({ description: 'With a report that waits for a decision.' }),
          accepted: integer({ description: 'Accepted: they will be on it.' }),
        }),
      ),
    },
    { description: 'What closes when: of each cadence the lists that are due, and the next ones.' },
  ),
);
