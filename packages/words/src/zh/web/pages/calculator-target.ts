import type { Words } from '../../../en/web/pages/calculator-target.ts';
import { shared } from '../calculators.ts';

export const words: Words = {
  shared,
  goal: '目标等级分',
  opponents: '对手等级分',
  opponentsHint: '用逗号或空格分隔：1900, 2010, 2150',
  everyScore: '各种得分对应的等级分',
};
