import { shared } from '../../calculators/words.zh.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  shared,
  type: '赛事类型',
  types: { swiss: '瑞士制', team: '团体赛', 'round-robin': '循环赛' },
  startHint: '决定适用哪一版条例',
  games: '对有等级分对手的对局',
  ru: '成绩（Ru）',
  ruHint: '由整张循环表得出',
  byEvent: '逐项赛事',
  together: '合计',
};
