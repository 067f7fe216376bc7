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
  onHint: '显示该 K 的榜单日期',
};
