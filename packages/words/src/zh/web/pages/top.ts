import type { Words } from '../../../en/web/pages/top.ts';
import { terms } from '../../terms.ts';

export const words: Words = {
  title: '排行榜',
  lead: '等级分最高的活跃棋手：公开组、女子、青年、女子青年、老年。',
  leadOn: (month) => `${month}等级分最高的活跃棋手。`,
  byFederation: '按棋协查看',
  cadence: terms.headings.cadence,
  names: {
    open: '公开组',
    women: '女子',
    juniors: '青年（20 岁及以下）',
    girls: '女子青年（20 岁及以下）',
    seniors50: '老年（50 岁及以上）',
    seniors65: '老年（65 岁及以上）',
  },
  whole: '完整榜单',
  nobody: '没有棋手。',
  none: '尚未公布榜单。',
};
