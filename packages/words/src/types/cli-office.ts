import type { Cadence, InputErrorValues } from '@eloquence/rating';
import type { OfficeGroup, OfficeOption, OfficePath } from './cli-names.ts';
import type { ReportState, StageName } from './terms.ts';

/** What the help says of the rating office. */
export interface OfficeCommands {
  readonly failures: Readonly<
    Record<
      'player-not-found' | 'no-registrations' | 'malformed-rounds' | 'malformed-month' | 'malformed-hash',
      (values: InputErrorValues) => string
    >
  >;
  readonly summaries: Readonly<Record<OfficePath | OfficeGroup, string>>;
  readonly about: Readonly<Record<OfficePath, string>>;
  readonly options: Readonly<Record<OfficeOption, string>>;
}

/** What of a player changes and is told; names stand elsewhere. */
export type FieldName =
  | 'federation'
  | 'title'
  | 'womenTitle'
  | 'otherTitles'
  | 'foaTitle'
  | 'identity'
  | 'birthYear'
  | 'died';
export type FactName =
  | 'suspended'
  | 'rating-officer'
  | 'removed'
  | 'excepted'
  | 'association-member'
  | 'rapid-k'
  | 'monthly-lists';
export type StandingName = 'same' | 'redacted' | 'engine' | 'broken';
export type WorkName =
  | 'pool'
  | 'pools'
  | Cadence
  | 'reading'
  | 'copying'
  | 'players'
  | 'lists'
  | 'history'
  | 'search'
  | 'replay'
  | 'verify'
  | 'figures';
export type LossReasonName = 'unreadable' | 'dummy' | 'bad-id' | 'doubled-id' | 'bad-rating';
export type NeedName = 'rows-lost' | 'ids-doubled' | 'list-replaced' | 'players-gone' | 'list-date-unusual';

export type DiffName =
  | 'new'
  | 'returned'
  | 'changed'
  | 'unchanged'
  | 'delisted'
  | 'gone'
  | 'inactive'
  | 'activeAgain';
export type PointLineName =
  | 'old'
  | 'games'
  | 'corrections'
  | 'newcomers'
  | 'returns'
  | 'leavers'
  | 'imports'
  | 'adjustments'
  | 'rounding'
  | 'unexplained'
  | 'new';

/** Names of figures and columns. */
export type OfficeLabel =
  | 'store'
  | 'practice'
  | 'zone'
  | 'list'
  | 'lists'
  | 'cadence'
  | 'revision'
  | 'drafts'
  | 'players'
  | 'events'
  | 'games'
  | 'results'
  | 'entries'
  | 'date'
  | 'name'
  | 'id'
  | 'federation'
  | 'born'
  | 'died'
  | 'titles'
  | 'ids'
  | 'formerNames'
  | 'stage'
  | 'state'
  | 'report'
  | 'submitted'
  | 'rounds'
  | 'registered'
  | 'partOf'
  | 'because'
  | 'corrections'
  | 'before'
  | 'after'
  | 'flag'
  | 'waiting'
  | 'held'
  | 'chain'
  | 'documents'
  | 'derived'
  | 'head'
  | 'verdict'
  | 'toDecide'
  | 'history'
  | 'appeal'
  | 'changes'
  | 'since'
  | 'until'
  | 'fact'
  | 'subject'
  | 'applied'
  | 'corrected'
  | 'difference'
  | 'adjustment'
  | 'overtaken';

/** What the commands of the rating office say; all figures come ready to be read. */
export interface OfficeOutput {
  readonly labels: Readonly<Record<OfficeLabel, string>>;
  readonly practices: Readonly<Record<'text' | 'applied', string>>;
  readonly stages: Readonly<Record<StageName, string>>;
  /** Where there is little room. */
  readonly due: string;
  readonly states: Readonly<Record<ReportState, string>>;
  readonly standings: Readonly<Record<StandingName, string>>;
  /** How far some work is; `left`: seconds, null if unknown. */
  readonly progress: (what: string, percent: number, left: number | null) => string;
  /** What is being done, on a line of progress. */
  readonly works: Readonly<Record<WorkName, string>>;
  readonly diff: Readonly<Record<DiffName, string>>;
  readonly points: Readonly<Record<PointLineName, string>>;
  readonly ready: string;
  readonly demo: (lists: number, events: number, from: string, to: string) => string;
  readonly demoNext: (store: string) => string;
  readonly sameList: string;
  readonly nothingNew: string;
  /** The command to give next. */
  readonly next: (command: string) => string;
  readonly lossesTitle: (count: number) => string;
  readonly lossReasons: Readonly<Record<LossReasonName, string>>;
  readonly lossLine: (line: number, reason: string, text: string) => string;
  readonly lossesFile: (file: string) => string;
  readonly doubledTitle: (count: number) => string;
  readonly doubledLine: (line: number, text: string, isTaken: boolean) => string;
  readonly notImported: string;
  /** How to decide on the command line, by what has to be decided. */
  readonly needHints: Readonly<Record<NeedName, string>>;
  readonly confirmImport: string;
  /** The answer that means yes: its first letter, and whole. */
  readonly yes: readonly string[];
  readonly importUndone: (date: string, entry: number) => string;
  readonly undoneRevision: (cadence: string, revision: number, current: number | null) => string;
  readonly people: (rows: number, added: number, changed: number) => string;
  readonly isRegistered: (event: string, name: string) => string;
  readonly isChanged: (event: string, name: string) => string;
  readonly isWithdrawn: (event: string, reports: string) => string;
  readonly isSubmitted: (report: string, version: number, event: string) => string;
  readonly again: string;
  readonly dateIgnored: (report: string) => string;
  /** null: submitting the report would make a new event. */
  readonly checkedFor: (event: string | null) => string;
  readonly checkedAsCorrection: (event: string) => string;
  readonly acceptedOf: (done: number, left: number) => string;
  readonly registeredOf: (done: number, left: number) => string;
  readonly isAccepted: (report: string, event: string, list: string | null) => string;
  readonly isRejected: (report: string, event: string) => string;
  readonly isAppealed: (event: string) => string;
  readonly isReopened: (report: string, event: string) => string;
  /** `dry`: only tried. */
  readonly listTitle: (cadence: string, date: string) => string;
  readonly draft: (revision: number) => string;
  readonly published: (revision: number) => string;
  readonly dry: string;
  readonly supersededRevision: (revision: number, current: number) => string;
  readonly keepHead: (head: string) => string;
  readonly ratedPlayers: (after: number, before: number) => string;
  readonly histogram: string;
  readonly gains: string;
  readonly losses: string;
  readonly pointsTitle: string;
  readonly reconciled: string;
  readonly unreconciled: string;
  readonly isCorrected: (report: string, event: string) => string;
  readonly correctionNext: string;
  readonly correctedPlayers: (added: number, removed: number) => string;
  readonly correctedGames: (added: number, removed: number, changed: number) => string;
  readonly isSet: (adjustment: string, date: string, cadences: string) => string;
  readonly isUnset: (adjustment: string, date: string, cadences: string) => string;
  readonly adjustmentWaits: string;
  readonly noAdjustments: string;
  /** By kind of fact. */
  readonly facts: Readonly<Record<FactName, string>>;
  readonly isStated: (fact: string, subject: string, since: string) => string;
  readonly isEnded: (fact: string, subject: string, until: string) => string;
  readonly noFacts: string;
  readonly playersChecked: (players: number) => string;
  readonly correctionOvertaken: (imported: string) => string;
  readonly draftsDropped: (lists: number) => string;
  readonly entriesChecked: (entries: number) => string;
  readonly documentsChecked: (checked: number, redacted: number) => string;
  readonly backedUp: (store: string, file: string) => string;
  readonly restored: (file: string, store: string) => string;
  readonly copied: (from: string, to: string) => string;
  readonly redacted: (id: string, names: number, documents: number) => string;
  readonly redactedNext: string;
  readonly exported: (rows: number) => string;
  readonly noneFound: string;
  readonly noEvents: string;
  readonly noLists: string;
  readonly crowded: string;
  readonly noTitles: string;
  readonly yearUnknown: string;
  readonly transferred: (id: string, federation: string) => string;
  readonly titled: (id: string, titles: string) => string;
  readonly isBorn: (id: string, year: string) => string;
  readonly isRenamed: (id: string, name: string) => string;
  readonly isDead: (id: string, date: string) => string;
  readonly isAlive: (id: string) => string;
  readonly hasId: (id: string, identity: string) => string;
  readonly isIdRevoked: (identity: string, id: string) => string;
  readonly merged: (from: string, into: string) => string;
  readonly isSplit: (id: string, from: string, reports: string) => string;
  readonly ownId: string;
  readonly endedId: string;
  readonly nationalId: string;
  readonly isUnregistered: string;
  readonly imported: string;
  readonly period: (cadence: string, date: string) => string;
  readonly correctionLine: (event: string) => string;
  readonly more: (count: number) => string;
  /** What is known of something: `12 entries: the same`. */
  readonly said: (of: string, what: string) => string;
  readonly leftOut: (count: number) => string;
  readonly foundIn: (report: string) => string;
  readonly appealed: (event: string, because: string) => string;
  readonly notListed: (died: string) => string;
  readonly againstList: (cadence: string, date: string) => string;
  readonly againstRevision: (cadence: string, revision: number) => string;
  readonly fields: Readonly<Record<FieldName, string>>;
  readonly listStates: Readonly<Record<'published' | 'replaced' | 'draft', string>>;
  readonly sources: Readonly<Record<'imported' | 'computed', string>>;
}
