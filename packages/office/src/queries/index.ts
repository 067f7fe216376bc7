/** Read-only queries for the API and the pages. */

export type { ListFilter } from '../rating-lists/filter.ts';
export type { ListView } from '../rating-lists/page.ts';
export { MOST_ROWS_OF_PAGE, type PageRow } from '../rating-lists/selection.ts';
export {
  type CalendarPlace,
  type CalendarQuery,
  calendar,
  countEvents,
  type EventRow,
  type EventWithStatus,
  withStatus,
} from './calendar.ts';
export { type Coded, type Desk, type DeskScope, deskOf, type LeftOut, leftOut } from './desk.ts';
export { type Crosstable, crosstable, type EventRating, type EventRatings, eventRatings } from './events.ts';
export { type FederationCount, federationCounts } from './federations.ts';
export { type ListFacts, listFacts } from './list-facts.ts';
export { type Found, findOnPage, listPage, type PageQuery } from './list-page.ts';
export {
  listDifferences,
  listSummary,
  type RevisedRow,
  type StoredSummary,
} from './list-summary.ts';
export { type ListInfo, type ListQuery, listInfo, listInfos, listView, previousList } from './lists.ts';
export { partialsOfEvent } from './partial-results.ts';
export { type PlayerName, playerNames } from './player-names.ts';
export { type CurrentRating, type PlayerSummary, playerSummary } from './profile.ts';
export {
  type PublicReport,
  type PublishedReport,
  publicReport,
  publishedReport,
  type WithheldReport,
} from './public-report.ts';
export { namesOfRows } from './row-names.ts';
export { type EventSearch, searchEvents } from './search-events.ts';
export { storeState } from './store-state.ts';
export { wordMatch } from './word-match.ts';
