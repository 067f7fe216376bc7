import type { Words } from '../../../en/web/pages/calculator-round-robin.ts';
import { shared } from '../calculators.ts';

export const words: Words = {
  shared,
  players: '最终名次表',
  playersHint: '每行一名棋手：姓名、等级分（未定级写 –）、积分',
  byDefault: '有此规则的最新版本',
  table: '逐步计算',
  capped: (names) => `按上限计算：${names.join('、')}。`,
};
