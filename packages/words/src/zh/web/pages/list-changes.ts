import type { Words } from '../../../en/web/pages/list-changes.ts';
import { terms } from '../../terms.ts';
import { summaryWords } from '../list-summary.ts';

export const words: Words = {
  summary: summaryWords,
  title: (cadence, month) => `${month}${cadence}榜单的变化`,
  lead: (before) => `与${before}的榜单相比：上榜、离榜与分数平衡。`,
  isFirst: '第一份榜单。',
  nothingBefore: '没有可供比较的上一份榜单。',
  toList: '打开榜单',
  cadence: terms.headings.cadence,
  revisions: '原版与修订版',
  differences: (number) => `修订版 ${number} 的变化`,
  differing: (count) =>
    count === '0' ? '没有棋手与原版不同。' : `${count} 名棋手的等级分、局数、K 或活跃状态不同。`,
  original: '原版',
  revised: '修订后',
  difference: '差额',
  changes: (before) => `与${before}的榜单相比`,
  ratedBefore: '上一份榜单有等级分的棋手',
  ratedAfter: '本榜单有等级分的棋手',
  eventCount: '赛事',
  games: terms.headings.gamesPerPlayer,
  adjustment: '一次性调整',
};
