/** The schemas of the HTTP API, and the types they describe. */
import { AccountsPage, AccountView, AuditPage, LinkView, NewAccountView } from './accounts.ts';
import {
  CalculatedPeriodView,
  ChangeView,
  ExpectedView,
  InitialEventsView,
  InitialView,
  KView,
  PerformanceView,
  TargetView,
} from './calc.ts';
import { CalendarView } from './calendar.ts';
import { PersonRef, ReasonView } from './common.ts';
import { DeskView } from './desk.ts';
import { ComparisonView, EditionItem, EditionsView, EditionView, TablesView } from './editions.ts';
import { EventStandingsView, ReportDifferencesView } from './event-pages.ts';
import { CrosstableView, EventItem, EventRatingsView, EventsPage, EventView, WaitView } from './events.ts';
import { JobsPage, JobView } from './jobs.ts';
import { FederationsView, ListItem, ListPageView, ListRowView, ListsView } from './lists.ts';
import {
  AdjustmentsView,
  AdjustmentView,
  ArbitersView,
  CheckedRegistrationView,
  CorrectedView,
  DecidedView,
  OfficeEventView,
  PreviewView,
  RegisteredView,
  ReportLinesView,
  StatusView,
  SubmittedView,
  WithdrawnView,
} from './office.ts';
import { ChangedPlayerView, SplitPlayerView } from './office-players.ts';
import { PeriodView } from './periods.ts';
import { HistoryView, PlayerItem, PlayersPage, PlayerView, StandingView } from './players.ts';
import { PrivacyView } from './privacy.ts';
import { FindingView, Problem } from './problems.ts';
import type { Schema } from './schema.ts';
import { ServiceState } from './service.ts';
import { NewTokenView, SessionsView, SessionView, TokensView, TokenView } from './session.ts';
import { PlayedEventsPage, StandingsView } from './standings.ts';
import { DifferencesView, SummaryView } from './summaries.ts';

export * from './accounts.ts';
export * from './calc.ts';
export * from './calendar.ts';
export * from './common.ts';
export * from './desk.ts';
export * from './editions.ts';
export * from './event-pages.ts';
export * from './events.ts';
export * from './jobs.ts';
export * from './lists.ts';
export * from './names.ts';
export * from './office.ts';
export * from './office-players.ts';
export * from './periods.ts';
export * from './players.ts';
export * from './privacy.ts';
export { FindingView, Problem, type WrongField } from './problems.ts';
export * from './recompute.ts';
export {
  anything,
  flag,
  integer,
  list,
  type Note,
  named,
  nullable,
  number,
  object,
  oneOf,
  optional,
  type Properties,
  record,
  ref,
  type Schema,
  type TypeOf,
  text,
} from './schema.ts';
export { ServiceState } from './service.ts';
export * from './session.ts';
export type { ApiAnswer, Asset, PageAnswer, PageRequest, Site } from './site.ts';
export * from './standings.ts';
export * from './summaries.ts';

/** Schemas with a name, which others refer to: a server must know them before its routes. */
export const SCHEMAS: readonly Schema<unknown>[] = Object.freeze([
  Problem,
  FindingView,
  ReasonView,
  PersonRef,
  ServiceState,
  PrivacyView,
  PlayerItem,
  PlayersPage,
  StandingView,
  PlayerView,
  HistoryView,
  PeriodView,
  StandingsView,
  PlayedEventsPage,
  CalendarView,
  ListItem,
  ListsView,
  ListRowView,
  ListPageView,
  SummaryView,
  DifferencesView,
  FederationsView,
  EventItem,
  EventsPage,
  WaitView,
  EventView,
  EventRatingsView,
  CrosstableView,
  EventStandingsView,
  ReportDifferencesView,
  EditionItem,
  EditionsView,
  EditionView,
  ComparisonView,
  TablesView,
  ExpectedView,
  ChangeView,
  InitialView,
  InitialEventsView,
  PerformanceView,
  KView,
  CalculatedPeriodView,
  TargetView,
  SessionView,
  SessionsView,
  TokenView,
  NewTokenView,
  TokensView,
  AccountView,
  LinkView,
  NewAccountView,
  AccountsPage,
  AuditPage,
  JobView,
  JobsPage,
  DeskView,
  CheckedRegistrationView,
  RegisteredView,
  OfficeEventView,
  WithdrawnView,
  ReportLinesView,
  SubmittedView,
  PreviewView,
  DecidedView,
  CorrectedView,
  ArbitersView,
  AdjustmentsView,
  AdjustmentView,
  ChangedPlayerView,
  SplitPlayerView,
  StatusView,
]);
