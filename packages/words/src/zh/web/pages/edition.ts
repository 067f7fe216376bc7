import type { Words } from '../../../en/web/pages/edition.ts';
import { editionNames } from '../edition-names.ts';
import { variantNames } from '../variant-names.ts';

export const words: Words = {
  names: editionNames,
  timeline: '全部版本',
  lead: (cadence, from, until) =>
    until === null
      ? `${cadence}等级分。适用于${from}及以后开始的赛事，现行有效。`
      : `${cadence}等级分。适用于${from}至${until}开始的赛事。`,
  standsOn: (text, all) => `${all} 条规则中有 ${text} 条出自条文，其余均注明依据。`,
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
  silentLead: '其他版本有而本版没有的规则。',
  disputes: '本版的争议点',
  onlyEnglish: '问题为英文。',
  variants: '国际棋联的实际做法',
  variantsLead: '在这些问题上，已知国际棋联未按条文执行。',
  variantNames,
  before: (month) => `上一版：${month}`,
  after: (month) => `下一版：${month}`,
};
