import { shared } from '../../calculators/words.zh.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  shared,
  played: '迄今评级对局数',
  peak: '历史最高等级分',
  peakHint: '高于现有等级分时填写',
  birth: '出生年份或日期',
  birthHint: '2008 或 2008-05-17，仅青少年需要',
  on: '日期',
  byDay: '当日有效的版本',
  dayMissing: '缺少出生的月和日',
  dayDecides: (year, age) =>
    `只给出了出生年份 ${year}。按这一版条例，K 在 ${age} 岁生日当天变化，而该生日正在所问的年份之内。答案按生日尚未到来计算。请填写完整日期（${year}-05-17），以得到确定的结果。`,
  onHint: '显示该 K 的榜单日期',
};
