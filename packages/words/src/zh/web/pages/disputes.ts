import type { Words } from '../../../en/web/pages/disputes.ts';
import { editionNames } from '../edition-names.ts';

export const words: Words = {
  names: editionNames,
  title: '争议点',
  lead: '做法与条文不同、条文有两种读法，或条文未作规定之处。',
  untranslated: '本页为英文。',
  how: '关于这些页面',
  groups: { a: '条文含糊，或做法不同', r: '选定的读法', x: '未作规定' },
  question: '问题',
  editions: '版本',
  answer: '本站做法',
};
