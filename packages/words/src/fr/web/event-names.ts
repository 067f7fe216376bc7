import type { EventNames } from '../../en/web/event-names.ts';
import { terms } from '../terms.ts';

export const eventNames: EventNames = {
  stages: terms.stages,
  types: terms.eventTypes,
};
