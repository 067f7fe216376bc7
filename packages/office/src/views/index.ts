/** What everybody may see, in the shape in which it is asked for. */
export type { ListFilter } from '../lists/filter.ts';
export type { ListView } from '../lists/page.ts';
export { MOST_ROWS_OF_PAGE, type PageRow } from '../lists/selection.ts';
export { type CalendarPlace, type CalendarQuery, calendar, type EventRow } from './calendar.ts';
export { type Desk, type DeskScope, deskOf } from './desk.ts';
export {
  type Crosstable,
  crosstable,
  type EventRating,
  type EventRatings,
  eventRatings,
  type KeptReport,
  keptReport,
} from './events.ts';
export { type FederationCount, federationCounts } from './federations.ts';
export { type ListFacts, listFacts } from './list-facts.ts';
export { type Found, findOnPage, listPage, type PageQuery } from './list-page.ts';
export {
  type KeptSummary,
  listDifferences,
  listSummary,
  type RevisedRow,
} from './list-summary.ts';
export { type ListInfo, type ListQuery, listInfo, listInfos, listView, previousList } from './lists.ts';
export { namesOfRows } from './names.ts';
export { partialsOfEvent } from './partials.ts';
export { type PersonView, peopleViews } from './people.ts';
export { type Glance, playerGlance, type StandingNow } from './profile.ts';
export { storeState } from './state.ts';
