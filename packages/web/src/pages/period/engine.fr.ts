import type { Dictionary } from '@eloquence/words';
import { fr } from '@eloquence/words/fr';

export { recompute, stepsOf } from './engine.ts';
export const dictionary: Dictionary = fr;
