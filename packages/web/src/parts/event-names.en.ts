import type { StageName } from '@eloquence/api';

/** What the pages about events call stages and kinds. */
export interface EventNames {
  readonly stages: Readonly<Record<StageName, string>>;
  readonly types: Readonly<Record<string, string>>;
}

export const eventNames: EventNames = {
  stages: {
    registered: 'registered',
    reported: 'report being looked at',
    accepted: 'report accepted',
    due: 'report accepted',
    rejected: 'report rejected',
    withdrawn: 'withdrawn',
    rated: 'rated',
    corrected: 'rated, then corrected',
  },
  types: {
    swiss: 'Swiss system',
    team: 'team event',
    'round-robin': 'round robin',
    'double-round-robin': 'double round robin',
    match: 'match',
    scheveningen: 'Scheveningen system',
  },
};
