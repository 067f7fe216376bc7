import { editionNames } from '../../parts/edition-names.zh.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  names: editionNames,
  title: '两张换算表',
  lead: '等级分的一切计算都经过这两张表，并严格按印出的数值使用。',
  lookUp: '查表',
  show: '显示',
  probability: '由等级分之差到预期得分',
  probabilityLead: '等级分较高与较低的棋手各自从一局棋中的预期得分（第 8.1.2 条；2022 年以前为 8.1b）。',
  difference: '分差',
  differenceHint: '双方等级分之差',
  higher: '较高方',
  lower: '较低方',
  andMore: (from) => `${from} 及以上`,
  between: (from, to) => `${from}–${to}`,
  expectation: (difference, higher, lower) => `分差 ${difference}：较高方预期 ${higher}，较低方 ${lower}。`,
  dp: '由得分率到等级分之差',
  dpLead: '成绩比对手平均等级分高出或低多少（第 8.1.1 条；2022 年以前为 8.1a）。',
  score: '得分率',
  scoreHint: '占总分的百分比：0 至 100',
  points: '分差',
  performance: (share, dp) => `得分率 ${share}：分差 ${dp}。`,
  part: (from, to) => `${from} 至 ${to}`,
};
