import type { Words } from './words.en.ts';

export const words: Words = {
  title: '榜单',
  lead: '所有已公布的榜单。公布后不再改动，修订版与原版并存。',
  byFederation: '按棋协查看',
  none: '尚未公布任何榜单。',
  noneHint: '第一份榜单公布后会显示在这里。',
  listsOf: (year) => `${year} 年的榜单及有等级分的棋手人数`,
};
