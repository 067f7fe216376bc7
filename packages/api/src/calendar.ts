import { CadenceName, DateText, FederationCode, LanguageName } from './common.ts';
import { type Static, t } from './schema.ts';

export const CalendarItem = t.object({
  cadence: CadenceName,
  list: DateText,
  edition: t.string({ description: 'The edition in force on that day.' }),
  closing: t.describe(DateText, 'The last day on which an event may end to be on the list.'),
  closingOfficial: t.nullable(t.describe(DateText, 'The same for official events, where it differs.')),
  daysLeft: t.integer({ description: 'Days until closing; negative afterwards.' }),
  late: t.boolean({ description: 'The list is due and not published.' }),
  registered: t.integer({ description: 'Events for this list without a report.' }),
  reported: t.integer({ description: 'Events with a report waiting for a decision.' }),
  accepted: t.integer({ description: 'Accepted events.' }),
});
export type CalendarItem = Static<typeof CalendarItem>;

export const CalendarView = t.object(
  {
    today: t.describe(DateText, "Today in the office's time zone."),
    zone: t.string({ description: "The office's time zone." }),
    items: t.array(CalendarItem),
  },
  { $id: 'Calendar', description: 'Deadlines: the lists that are due and the next ones, by cadence.' },
);
export type CalendarView = Static<typeof CalendarView>;

export const CalendarFileQuery = t.object({
  federation: t.optional(FederationCode),
  cadence: t.optional(CadenceName),
  lang: t.optional(LanguageName),
});
