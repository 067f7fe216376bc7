import type { Words } from '../../../en/web/pages/calculator-first-rating.ts';
import { capitalised } from '../../../format.ts';
import { terms } from '../../terms.ts';
import { shared } from '../calculators.ts';

export const words: Words = {
  shared,
  type: '赛制',
  types: capitalised(terms.eventTypes),
  startHint: '决定适用哪一版条例',
  games: '对有等级分对手的局数',
  ru: '表现分（Ru）',
  ruHint: '由整张交叉表得出',
  byEvent: '逐项赛事',
  together: '合计',
};
