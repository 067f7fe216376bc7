import type { Cadence, EventType } from '@eloquence/rating';

export type StageName =
  | 'registered'
  | 'reported'
  | 'accepted'
  | 'due'
  | 'rejected'
  | 'withdrawn'
  | 'rated'
  | 'corrected';
export type ReportState = 'submitted' | 'accepted' | 'rejected' | 'superseded';
export type Role = 'arbiter' | 'officer' | 'administrator';

/** The words that the command line, the service and several pages share, each spelled once. */
export interface Terms {
  readonly cadences: Readonly<Record<Cadence, string>>;
  readonly eventTypes: Readonly<Record<EventType, string>>;
  readonly stages: Readonly<Record<StageName, string>>;
  readonly reportStates: Readonly<Record<ReportState, string>>;
  readonly roles: Readonly<Record<Role, string>>;
  /** Headings of columns, and labels of fields. */
  readonly headings: Readonly<
    Record<
      | 'cadence'
      | 'federation'
      | 'rating'
      | 'player'
      | 'games'
      | 'gamesPerPlayer'
      | 'change'
      | 'born'
      | 'date'
      | 'k'
      | 'event'
      | 'list'
      | 'name'
      | 'id'
      | 'rank'
      | 'expected'
      | 'score'
      | 'title'
      | 'revision',
      string
    >
  >;
}
