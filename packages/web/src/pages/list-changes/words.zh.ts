import { summaryWords } from '../../parts/list-summary-words.zh.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  summary: summaryWords,
  title: (cadence, month) => `${month}${cadence}榜单的变化`,
  lead: (before) => `与${before}的榜单相比：谁上榜，谁离开，以及每一分的去向。`,
  isFirst: '这是此处该用时类别的第一份榜单。',
  nothingBefore: '之前没有可供比较的榜单。',
  toList: '查看榜单',
  cadence: '用时类别',
  revisions: '原版与修订版',
  differences: (number) => `修订版 ${number} 与原版的不同之处`,
  differing: (count) =>
    count === '0'
      ? '与首次公布的榜单完全一致。'
      : `${count} 名棋手的记录有所不同：等级分，或仅对局数、K 值或活跃状态。`,
  original: '原版',
  revised: '修订后',
  difference: '差别',
  changes: (before) => `与${before}的榜单相比`,
  ratedBefore: '上一份榜单的等级分棋手',
  ratedAfter: '本榜单的等级分棋手',
  eventCount: '赛事',
  games: '对局（每名棋手各计一次）',
  adjustment: '整榜调整',
};
