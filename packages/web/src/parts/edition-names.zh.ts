import type { EditionNames } from './edition-names.en.ts';

export const editionNames: EditionNames = {
  edition: (date) => `${date}版条例`,
  statuses: { complete: '条文完整', partial: '条文部分可知', amendment: '修订' },
  provenance: { text: '条文', reported: '转述', inferred: '推断', carried: '沿用' },
  provenanceSaid: {
    text: '见于条例条文。',
    reported: '由国际棋联或他人转述；未能见到条文本身。',
    inferred: '由等级分的实际计算方式推断。',
    carried: '沿用上一版，因为本版的条文在此尚未确认。',
  },
  pages: { timeline: '沿革', compare: '对照', tables: '换算表', disputes: '有争议之处' },
  cadence: '用时类别',
  label: '条例',
};
