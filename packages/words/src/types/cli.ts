import type { InputErrorValues } from '@eloquence/rating';
import type { Loss, StatedFacts } from '@eloquence/reports';
import type { CliErrorCode, CommandPath, GroupPath, OptionName } from './cli-names.ts';
import type { OfficeOutput } from './cli-office.ts';
import type { OversightHint, OversightOutput } from './cli-oversight.ts';
import type { ServeTexts } from './cli-serve.ts';
import type { ShellTexts } from './cli-shell.ts';

/** What is found of the list itself, or of a player on it: only who has read the list can tell. */
export interface ListFindingValues {
  'list-truncated': { rows: number };
  'list-unreadable': { times: number; rows: number; line: number };
  'list-odd': { repeated: number; badIds: number; badNumbers: number; k: string; ratings: number };
  'list-other-cadence': { name: string; found: string; cadence: string };
  'list-without-k': { times: number };
  'list-id-repeated': { no: number; id: string; used: string; other: string };
  'person-on-list': { no: number; id: string; other: string; rating: number };
}

export type ListFindingCode = keyof ListFindingValues;

/** What to do about a failure. */
export type Hint =
  | 'help'
  | 'editions'
  | 'otherCadence'
  | 'schema'
  | 'chooseEdition'
  | 'checkPath'
  | 'checkFolder'
  | 'freeSpace'
  | 'playerNumber'
  | 'smallerFile'
  | 'dropOption'
  | 'dropListDate'
  | 'unpackOne'
  | 'eventFile'
  | 'correctFile'
  | 'force'
  | 'otherFolder'
  | 'fewerFiles'
  | 'otherList'
  | keyof ServeTexts['hints']
  | OversightHint
  | 'report';

export type TourStop = 'game' | 'period' | 'first' | 'roundRobin' | 'k' | 'compare';

export type RateColumn =
  | 'rank'
  | 'no'
  | 'rating'
  | 'games'
  | 'expected'
  | 'change'
  | 'new'
  | 'average'
  | 'result'
  | 'round';

/** What a result of a newer layout means. */
export type Letter = 'H' | 'F' | 'U' | 'Z' | 'W' | 'D' | 'L';

/** What only the command line says. */
export interface CliTexts {
  readonly failures: { readonly [Code in CliErrorCode]: (values: InputErrorValues) => string };
  /** A federation's own edition that is not of the cadence asked for. */
  readonly ownEdition: (edition: string, cadence: string, asked: string) => string;
  /** What is found of a rating list, and what to do about it. */
  readonly listFindings: {
    readonly [Code in ListFindingCode]: (values: ListFindingValues[Code]) => string;
  };
  readonly listHints: Readonly<Record<ListFindingCode, string>>;
  /** What can be stated of an event. */
  readonly facts: Readonly<Record<keyof StatedFacts, string>>;
  readonly hints: { readonly [Name in Hint]: (about: string) => string };
  /** One line for each command. */
  readonly summaries: Readonly<Record<CommandPath | GroupPath, string>>;
  /** What a command does, for its own help. */
  readonly about: Readonly<Record<CommandPath, string>>;
  readonly options: Readonly<Record<OptionName, string>>;
  readonly help: ShellTexts['help'];
  readonly editions: {
    /** The heading of an edition of FIDE, where its own title would be in another language. */
    readonly heading: string | null;
    /** What the marks on values mean. */
    readonly provenance: string;
    readonly silent: (rules: readonly string[]) => string;
    readonly partial: (edition: string, basedOn: string) => string;
    readonly same: string;
    readonly differences: (count: number) => string;
    readonly variantChanges: (variant: string) => string;
    readonly readingChanges: (variant: string) => string;
  };
  /** How figures that belong together are put on one line; all of them come ready to be read. */
  readonly calc: {
    readonly difference: (difference: string, counted: string) => string;
    readonly score: (score: string, n: number) => string;
    readonly change: (change: string, sum: string, k: number, rounded: string) => string;
    readonly rounded: (change: string, rounded: string) => string;
    readonly kUsed: (used: number, listed: number) => string;
    readonly shown: (rating: number, shown: string) => string;
    readonly edition: (id: string, words: readonly string[]) => string;
    readonly variants: (names: readonly string[]) => string;
  };
  /** What is said about any report. */
  readonly reports: {
    readonly file: string;
    readonly dates: string;
    readonly type: string;
    readonly unnamed: string;
    readonly unknown: string;
    readonly fromTo: (from: string, to: string) => string;
    readonly kind: (type: string, rounds: number, players: number) => string;
    readonly clean: string;
    /** How many there are of each; those there are none of are left out. */
    readonly counts: (errors: number, warnings: number, notes: number) => string;
    readonly more: (count: number) => string;
    readonly total: (files: number, withErrors: number) => string;
    readonly details: string;
    readonly standardInput: string;
    /** The kinds of errors that come up most, over many files. */
    readonly commonest: string;
    readonly inFiles: (times: number, files: number) => string;
    readonly skipped: (count: number, names: string) => string;
  };
  readonly rate: {
    /** Short names of columns. */
    readonly headings: Readonly<Record<RateColumn, string>>;
    readonly colours: Readonly<Record<'w' | 'b', string>>;
    readonly unrated: string;
    readonly ratings: string;
    readonly fromReport: string;
    readonly fromList: (date: string, file: string) => string;
    readonly fromUndatedList: (file: string) => string;
    readonly refused: string;
    readonly kOfList: (k: number) => string;
    readonly notCounted: string;
    readonly kAssumed: string;
    readonly kAssumedFor: string;
    /** Practices of FIDE that are certain to give something else here, and such that may. */
    readonly variants: (certain: readonly string[], possible: readonly string[]) => string;
    readonly listDate: string;
    readonly findings: (counts: string) => string;
    readonly players: string;
    readonly isRated: string;
    readonly total: (files: number, refused: number) => string;
  };
  readonly convert: {
    readonly written: (file: string) => string;
    readonly losses: (target: string, count: number) => string;
    /** What the letters mean that the older layouts lack. */
    readonly letters: Readonly<Record<Letter, string>>;
    readonly result: (loss: Required<Pick<Loss, 'round' | 'result' | 'becomes'>>, meaning: string) => string;
    /** Whose it is, before what it is; the name may be left out. */
    readonly player: (no: string, name: string) => string;
    readonly nameCut: (rest: string) => string;
    readonly teamFields: (name: string, fields: string) => string;
    readonly delay: string;
    readonly more: (count: number) => string;
    readonly adjustments: (count: number) => string;
    readonly adjusted: (field: string, from: string, to: string) => string;
    readonly ambiguous: string;
    readonly fields: Readonly<Record<'042' | '052' | 'birth' | 'points', string>>;
    /** A rating list in another layout. */
    readonly rows: (rows: number) => string;
    readonly listLosses: (target: string) => string;
    readonly listDate: (date: string) => string;
    readonly birthdays: (count: number) => string;
    readonly cadences: (names: string) => string;
    readonly leftOut: (count: number, cadence: string) => string;
    readonly unreadable: (count: number) => string;
    readonly changed: (count: number) => string;
  };
  readonly simulate: {
    readonly written: (lists: number, reports: number, folder: string) => string;
  };
  readonly serve: Pick<
    ServeTexts,
    'settingKinds' | 'wrongSettings' | 'listening' | 'withoutOrigin' | 'setUp' | 'link' | 'tokens'
  >;
  readonly manual: ShellTexts['manual'];
  readonly office: OfficeOutput;
  readonly oversight: OversightOutput;
  readonly tour: {
    readonly title: string;
    readonly welcome: string;
    readonly stops: Readonly<Record<TourStop, { readonly title: string; readonly text: string }>>;
    readonly roundRobin: {
      readonly unrated: string;
      readonly firstResult: string;
      readonly correctedAverage: string;
      readonly result: string;
      readonly example: (player: string) => string;
    };
    readonly end: string;
    readonly prompt: string;
    readonly bye: string;
    readonly interactiveHelp: string;
  };
}
