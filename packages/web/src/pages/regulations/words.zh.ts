import { editionNames } from '../../parts/edition-names.zh.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  names: editionNames,
  title: '2005\u00a0年以来的等级分条例',
  lead: '适用哪一版条例，由赛事开始之日决定。这里逐条列出每一版，以及它改变了什么。',
  drawn: '各用时类别条例的历年版本',
  inForce: '现行',
  until: (from, until) => `${from}至${until}`,
  since: (from) => `自${from}起`,
  first: '这里收录的最早一版。',
  changed: (count) => `${count} 条规则有变化`,
  unchanged: '没有规则变化。',
  all: '全部规则',
  compare: '与上一版对照',
  rule: '规则',
  before: '此前',
  after: '此后',
  notSaid: '未作规定',
};
