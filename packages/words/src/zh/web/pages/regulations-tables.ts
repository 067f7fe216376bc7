import type { Words } from '../../../en/web/pages/regulations-tables.ts';
import { editionNames } from '../edition-names.ts';

export const words: Words = {
  names: editionNames,
  title: '换算表',
  lead: '等级分系统的两张表，严格按条例所载数值使用。',
  lookUp: '查表',
  show: '显示',
  probability: '由等级分差到预期得分',
  probabilityLead: '等级分较高与较低棋手的预期得分（第 8.1.2 条；2022年以前为第 8.1b 条）。',
  difference: '等级分差',
  differenceHint: '双方等级分之差',
  higher: '较高方',
  lower: '较低方',
  andMore: (from) => `${from} 及以上`,
  between: (from, to) => `${from}–${to}`,
  expectation: (difference, higher, lower) =>
    `等级分差 ${difference}：较高方预期得分 ${higher}，较低方 ${lower}。`,
  formula: (higher: string, lower: string): string =>
    `评注中的公式（2005 14.1，2009 和 2014 12.1）给出近似值：${higher} 和 ${lower}，以表为准。`,
  dp: '由得分率到等级分差',
  dpLead: '成绩高于或低于对手平均等级分多少（第 8.1.1 条；2022年以前为第 8.1a 条）。',
  score: '得分率',
  scoreHint: '百分比，0 至 100',
  points: '等级分差',
  performance: (share, dp) => `得分率 ${share}：等级分差 ${dp}。`,
  part: (from, to) => `${from} 至 ${to}`,
};
