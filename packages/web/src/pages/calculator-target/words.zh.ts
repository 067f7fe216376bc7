import { shared } from '../../calculators/words.zh.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  shared,
  goal: '目标等级分',
  opponents: '对手等级分',
  opponentsHint: '用逗号或空格分隔：1900, 2010, 2150',
  everyScore: '各种得分的结果',
};
