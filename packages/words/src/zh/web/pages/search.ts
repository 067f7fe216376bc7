import type { Words } from '../../../en/web/pages/search.ts';

export const words: Words = {
  title: '查找',
  titleFor: (asked) => `查找：${asked}`,
  forgiven: (asked) => `没有与“${asked}”完全相符的结果。以下结果相差一个字母：`,
  nothing: (asked) => `没有找到“${asked}”。`,
  hints: [
    '请少输入几个字母，或只输入姓氏。重音和词序不影响查找。',
    '也可查找 国际棋联 ID、赛事名称或城市、榜单月份（2026年7月）、条款（8.3.3）。',
  ],
  all: '全部结果',
};
