import type { Words } from './words.en.ts';

export const words: Words = {
  title: '棋手',
  titleFor: (asked) => `与“${asked}”相符的棋手`,
  lead: '输入姓名开头（顺序不限、不计重音）或 ID。',
  search: '查找棋手',
  name: '姓名或 ID',
  id: 'ID',
  best: '等级分最高者',
  crowded: '以此开头的姓名太多，仅显示等级分最高者。请多输入几个字母。',
  nobody: '没有找到棋手。',
  nobodyHints: [
    '试着少输几个字母，或只输姓氏。重音和姓名顺序不影响查找。',
    '尚未参加过评级赛事的棋手可能没有 ID。',
  ],
  withoutFilters: '去掉筛选条件：棋手可能已转到其他棋协。',
  more: '更多棋手',
};
