import type { Dictionary } from '@eloquence/words';
import { en } from '@eloquence/words/en';

export { recompute, stepsOf } from './engine.ts';
export const dictionary: Dictionary = en;
