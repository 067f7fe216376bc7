import type { Words } from '../../../en/web/pages/federation.ts';
import { terms } from '../../terms.ts';

export const words: Words = {
  title: (name) => `棋协：${name}`,
  all: '全部棋协',
  events: '赛事',
  cadence: terms.headings.cadence,
  none: '该用时类别没有有等级分的棋手。',
  list: terms.headings.list,
  rated: '有等级分的棋手',
  active: '活跃棋手',
  topAverage: '前十名平均分',
  best: '最高分棋手',
  whole: '完整榜单',
  women: '女子',
  juniors: '青年',
  girls: '女子青年',
  seniors: '老年',
  history: '前十名平均分走势',
};
