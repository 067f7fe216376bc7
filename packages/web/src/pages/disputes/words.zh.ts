import { editionNames } from '../../parts/edition-names.zh.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  names: editionNames,
  title: '有争议之处',
  lead: '条例与国际棋联的做法不一致、可以有两种读法，或者条文没有说明的地方。',
  untranslated: '本页以英文写成。',
  how: '如何理解这些页面',
  groups: { a: '条文含糊，或做法不同', r: '选定的读法', x: '各处都没有说明' },
  question: '问题',
  editions: '版本',
  answer: '此处的做法',
};
