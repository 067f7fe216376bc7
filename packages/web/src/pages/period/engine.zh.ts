import type { Dictionary } from '@eloquence/words';
import { zh } from '@eloquence/words/zh';

export { recompute, stepsOf } from './engine.ts';
export const dictionary: Dictionary = zh;
