import type { OversightOption } from '@eloquence/words/cli';

/** The options of the figures with the placeholders of their values. */
export const OVERSIGHT_OPTIONS: Readonly<Record<OversightOption, string | null>> = Object.freeze({
  'history-layout': 'LAYOUT',
  anonymous: null,
  folder: 'DIR',
  history: 'DIR',
  'all-figures': null,
  sql: null,
  'scenario-from': 'DATE',
  'of-player': 'IDS',
  stretch: 'PERCENT',
  advantage: 'POINTS',
  seeds: 'N',
});

/** Options typed with a name that means something else in other commands. */
export const OVERSIGHT_TYPED_AS: Readonly<Partial<Record<OversightOption, string>>> = Object.freeze({
  'all-figures': 'all',
  'history-layout': 'to',
  'scenario-from': 'from',
  'of-player': 'player',
});
