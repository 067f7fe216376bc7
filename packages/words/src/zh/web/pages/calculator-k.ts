import type { Words } from '../../../en/web/pages/calculator-k.ts';
import { shared } from '../calculators.ts';

export const words: Words = {
  shared,
  turnover: '更新一遍约需',
  aboutGames: (games: number): string => `${games} 局`,
  played: '已有评级局数',
  peak: '历史最高等级分',
  peakHint: '高于现等级分时填写',
  birth: '出生年份或日期',
  birthHint: '2008 或 2008-05-17，青少年须填',
  on: '日期',
  byDay: '当日有效的版本',
  dayMissing: '缺少出生月日',
  dayDecides: (year, age) =>
    `K 在 ${age} 岁生日当天变化，而该生日就在这一年。结果按生日未到计算；请填写完整日期（${year}-05-17）以得到确定的结果。`,
  onHint: '榜单日期',
};
