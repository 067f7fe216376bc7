import { editionNames } from '../../parts/edition-names.zh.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  names: editionNames,
  title: '各版对照',
  lead: '把两版或更多版的等级分条例逐条并列，附条款号。',
  choose: '选择版本',
  edition: (number) => `第 ${number} 个版本`,
  none: '无',
  show: '显示',
  rule: '规则',
  differ: (count, all) => `${all} 条规则中有 ${count} 条不同。`,
  onlyDiffering: '只显示不同之处',
  everything: '显示全部规则',
  same: '这些版本的内容相同。',
  caption: (editions) => `${editions} 的条例`,
  notSaid: '未作规定',
};
