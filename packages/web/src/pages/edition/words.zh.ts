import { editionNames } from '../../parts/edition-names.zh.ts';
import { variantNames } from '../../parts/variant-names.zh.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  names: editionNames,
  timeline: '全部版本',
  lead: (cadence, from, until) =>
    until === null
      ? `${cadence}等级分。适用于${from}及以后开始的赛事；现行。`
      : `${cadence}等级分。适用于${from}至${until}开始的赛事。`,
  standsOn: (text, all) => `${all} 条规则中，${text} 条见于读到的条文；其余的都注明依据。`,
  rules: '规则',
  caption: (title) => `${title}：每条规则及其条款`,
  article: '条款',
  rule: '规则',
  value: '内容',
  source: '依据',
  changed: '有变化',
  changedHint: '与上一版不同',
  disputed: (count) => `${count} 处有争议`,
  compare: '与上一版对照',
  silent: '本版未作规定',
  silentLead: '其他版本对这些问题有规定，本版没有。',
  disputes: '本版有争议之处',
  onlyEnglish: '问题以英文写成。',
  variants: '实际的做法',
  variantsLead: '已知国际棋联在这些问题上没有按条文执行。',
  variantNames,
  before: (month) => `上一版：${month}`,
  after: (month) => `下一版：${month}`,
};
