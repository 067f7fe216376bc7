import type { EditionNames } from '../../en/web/edition-names.ts';
import { terms } from '../terms.ts';

export const editionNames: EditionNames = {
  edition: (date) => `${date}版条例`,
  statuses: { complete: '条文完整', partial: '部分条文', amendment: '修正案' },
  provenance: { text: '条文', reported: '转述', inferred: '推断', carried: '沿用' },
  provenanceSaid: {
    text: '见于条例条文。',
    reported: '由国际棋联或他人转述，未见条文本身。',
    inferred: '由已公布的等级分推断。',
    carried: '沿用上一版，未见本版条文。',
  },
  pages: { guide: '等级分说明', timeline: '沿革', compare: '对照', tables: '换算表', disputes: '争议点' },
  cadence: terms.headings.cadence,
  label: '条例',
};
