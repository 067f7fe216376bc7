import type { Words } from '../../../en/web/pages/desk-verify.ts';
import { terms } from '../../terms.ts';
import { desk } from '../desk.ts';

export const words: Words = {
  desk,
  title: '核验',
  lead: '证明数据未被篡改：逐条核对账本，检验每份文件的哈希值，并由报告重新计算每份榜单。',
  start: '立即核验',
  which: '范围',
  everything: '全部',
  listOf: (month) => `${month}的榜单`,
  cadence: terms.headings.cadence,
  all: '全部用时类别',
  button: '开始',
  hint: '只读，不影响他人工作。核验全部可能需要几分钟。',
  earlier: '以往的核验',
  none: '尚未核验。',
  entries: '账本记录数',
  head: '最新记录的哈希值',
};
