import type { Words } from '../../../en/web/pages/regulations.ts';
import { editionNames } from '../edition-names.ts';

export const words: Words = {
  names: editionNames,
  title: '2005年以来的等级分条例',
  lead: '赛事的开始日期决定适用哪一版。这里逐条列出各版条例及其变化。',
  drawn: '各用时类别的历年版本',
  inForce: '现行',
  until: (from, until) => `${from}至${until}`,
  since: (from) => `自${from}起`,
  first: '最早的版本。',
  changed: (count) => `${count} 条规则有变化`,
  unchanged: '没有规则变化。',
  all: '全部规则',
  compare: '与上一版对照',
  rule: '规则',
  before: '修改前',
  after: '修改后',
  notSaid: '未作规定',
};
