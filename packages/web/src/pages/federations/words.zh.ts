import type { Words } from './words.en.ts';

export const words: Words = {
  title: '棋协',
  lead: '各棋协有等级分的棋手。',
  leadOn: (month) => `${month}榜单上各棋协的棋手。`,
  cadence: '用时类别',
  none: '尚未公布任何榜单。',
  rated: '有等级分的棋手',
  active: '活跃',
  top: '排行榜',
  toTop: '活跃棋手',
  without: '无',
};
