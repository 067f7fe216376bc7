import type { StageName } from '../../types/terms.ts';
import { terms } from '../terms.ts';

/** What the pages about events call stages and kinds. */
export interface EventNames {
  readonly stages: Readonly<Record<StageName, string>>;
  readonly types: Readonly<Record<string, string>>;
}

export const eventNames: EventNames = {
  stages: terms.stages,
  types: terms.eventTypes,
};
