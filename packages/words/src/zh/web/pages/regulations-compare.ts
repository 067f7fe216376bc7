import type { Words } from '../../../en/web/pages/regulations-compare.ts';
import { editionNames } from '../edition-names.ts';

export const words: Words = {
  names: editionNames,
  title: '版本对照',
  lead: '将等级分条例的两个或多个版本逐条对照，并注明条款。',
  choose: '选择版本',
  edition: (number) => `第 ${number} 个版本`,
  none: '无',
  show: '显示',
  rule: '规则',
  differ: (count, all) => `${all} 条规则中有 ${count} 条不同。`,
  onlyDiffering: '只显示差异',
  everything: '显示全部规则',
  same: '这些版本完全相同。',
  caption: (editions) => `${editions}的规则`,
  notSaid: '未作规定',
};
