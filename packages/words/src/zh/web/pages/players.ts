import type { Words } from '../../../en/web/pages/players.ts';
import { terms } from '../../terms.ts';

export const words: Words = {
  title: '棋手',
  titleFor: (asked) => `与“${asked}”相符的棋手`,
  lead: '输入 ID 或姓名的开头，姓名顺序不限，重音可省略。',
  search: '查找棋手',
  name: '姓名或 ID',
  id: terms.headings.id,
  best: '等级分最高者',
  crowded: '相符的姓名太多，仅显示等级分最高者。请多输入几个字母。',
  nobody: '没有找到棋手。',
  nobodyHints: [
    '请少输入几个字母，或只输入姓氏。重音和姓名顺序不影响查找。',
    '没有评级对局的棋手可能未列入。',
  ],
  withoutFilters: '清除筛选：棋手可能已转会到其他棋协。',
  more: '更多棋手',
};
