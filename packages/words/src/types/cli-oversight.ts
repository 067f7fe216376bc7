import type { InputErrorValues } from '@eloquence/rating';
import type { OversightErrorCode, OversightOption, OversightPath } from './cli-names.ts';

/** What the command line says of figures over a history. */
export interface OversightCommands {
  readonly failures: Readonly<Record<OversightErrorCode, (values: InputErrorValues) => string>>;
  readonly hints: Readonly<Record<OversightHint, (about: string) => string>>;
  readonly summaries: Readonly<Record<OversightPath | 'oversight', string>>;
  readonly about: Readonly<Record<OversightPath, string>>;
  readonly options: Readonly<Record<OversightOption, string>>;
  readonly output: OversightOutput;
}

export type OversightHint = 'installDuckdb' | 'exportHistory' | 'listsFolder' | 'figureNames' | 'moreGames';

export interface OversightOutput {
  readonly exported: (counts: {
    readonly lists: number;
    readonly rows: number;
    readonly events: number;
    readonly games: number;
  }) => string;
  /** Headings of the lists under another edition. */
  readonly scenario: Readonly<
    Record<
      | 'players'
      | 'changed'
      | 'mean'
      | 'largest'
      | 'onlyPublished'
      | 'onlyScenario'
      | 'published'
      | 'scenario',
      string
    >
  >;
  readonly allSame: string;
  /** Above figures of the published history and of the scenario. */
  readonly asPublished: string;
  readonly underEdition: (edition: string) => string;
  /** Of the page with all figures. */
  readonly report: Readonly<Record<'lead' | 'unofficial' | 'nothing', string>> & {
    readonly title: (cadence: string) => string;
    /** Dates come ready to be read. */
    readonly span: (of: {
      readonly from: string;
      readonly to: string;
      readonly lists: number;
      readonly events: number;
      readonly games: number;
    }) => string;
    readonly rows: (count: number) => string;
  };
  /** Of an invented federation whose true strengths are known. */
  readonly pool: Readonly<Record<'players' | 'offset' | 'deviation' | 'newcomers' | 'reading', string>> &
    Readonly<Record<'drift' | 'played' | 'byStrength' | 'byRating', (value: string) => string>>;
  readonly study: Readonly<Record<'edition' | 'mean' | 'interval' | 'difference', string>> & {
    readonly statistics: Readonly<Record<'drift' | 'deviation' | 'newcomers' | 'stretch', string>>;
    readonly reading: (pools: number) => string;
  };
}
