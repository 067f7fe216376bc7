import type { Words } from './words.en.ts';

export const words: Words = {
  title: '等级分表',
  lead: '所有已公布的等级分表。公布后不再改动，修订版与原版并存。',
  byFederation: '按棋协查看',
  none: '尚未公布任何等级分表。',
  noneHint: '第一份等级分表公布后会显示在这里。',
  listsOf: (year) => `${year} 年的等级分表及有等级分的棋手人数`,
};
