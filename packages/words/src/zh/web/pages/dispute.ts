import type { Words } from '../../../en/web/pages/dispute.ts';

export const words: Words = {
  all: '全部争议点',
  untranslated: '本页为英文。',
};
