import { desk } from '../../desk/words.zh.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  desk,
  title: '核验',
  lead: '证明没有任何内容被暗中改动：逐条核对账册，检验每份文件的哈希值，并由提交的材料重新计算每份榜单。',
  start: '立即核验',
  which: '范围',
  everything: '全部',
  listOf: (month) => `${month}的榜单`,
  cadence: '用时类别',
  all: '全部用时类别',
  button: '开始',
  hint: '不改变任何内容，他人可继续工作。核验全部可能需要几分钟。',
  earlier: '以往的核验',
  none: '还没有核验过。',
  entries: '账册记录数',
  head: '最新记录的哈希值',
};
