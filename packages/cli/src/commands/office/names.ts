/** The options of the rating office besides the general ones, with what stands for their values. */
export const OFFICE_OPTIONS = {
  db: 'URL',
  as: 'NAME',
  zone: 'ZONE',
  date: 'DATE',
  'one-cadence': 'CADENCE',
  name: 'NAME',
  city: 'CITY',
  federation: 'FED',
  start: 'DATE',
  end: 'DATE',
  registered: 'DATE',
  official: null,
  'part-of': 'EVENT',
  'event-id': 'EVENT',
  rounds: 'A-B',
  because: 'TEXT',
  'list-day': 'DATE',
  'dry-run': null,
  revision: 'N',
  from: 'DATE',
  drop: null,
  expect: 'HASH',
  'onto-imported': null,
  'to-store': 'URL',
  'list-layout': 'LAYOUT',
  'all-cadences': null,
  'set-title': 'TITLE',
  'women-title': 'TITLE',
  'other-titles': 'TITLES',
  'foa-title': 'TITLE',
  'died-on': 'DATE',
  since: 'DATE',
  into: 'ID',
  limit: 'N',
  change: 'FILE.json',
  stage: 'STAGE',
  month: 'YYYY-MM',
  'of-federation': 'FED',
  'most-events': 'N',
  'every-revision': null,
  revoke: null,
  'all-the-same': null,
  'publish-from': 'DATE',
  'drafts-of': 'DATE',
  'shown-revision': 'N',
  'born-on': 'DATE',
  'drop-draft': null,
  'to-name': 'NAME',
  national: 'ID',
  fide: 'ID',
} as const;

export type OfficeOption = keyof typeof OFFICE_OPTIONS;

/** Those that are typed as another option, which means something else in other commands. */
export const OFFICE_TYPED_AS: Readonly<Partial<Record<OfficeOption, string>>> = Object.freeze({
  'one-cadence': 'cadence',
  'event-id': 'event',
  'list-day': 'list',
  'to-store': 'to',
  'list-layout': 'to',
  'all-cadences': 'combined',
  'set-title': 'title',
  'died-on': 'date',
  'of-federation': 'federation',
  'most-events': 'limit',
  'every-revision': 'all',
  'all-the-same': 'force',
  'publish-from': 'from',
  'drafts-of': 'list',
  'shown-revision': 'revision',
  'born-on': 'birth',
  'drop-draft': 'drop',
  'to-name': 'name',
});

export type OfficePath =
  | 'office init'
  | 'office demo'
  | 'office import list'
  | 'office register'
  | 'office withdraw'
  | 'office submit'
  | 'office accept'
  | 'office reject'
  | 'office appeal'
  | 'office reopen'
  | 'office close'
  | 'office publish'
  | 'office correct'
  | 'office adjust'
  | 'office adjustments'
  | 'office replay'
  | 'office verify'
  | 'office backup'
  | 'office restore'
  | 'office copy'
  | 'office redact'
  | 'office link'
  | 'office export list'
  | 'office player'
  | 'office search'
  | 'office transfer'
  | 'office title'
  | 'office birth'
  | 'office rename'
  | 'office died'
  | 'office identity'
  | 'office merge'
  | 'office split'
  | 'office event'
  | 'office events'
  | 'office lists'
  | 'office status';

export type OfficeGroup = 'office' | 'office import' | 'office export';
