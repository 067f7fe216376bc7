import type { Words } from './words.en.ts';

export const words: Words = {
  title: '没有网络连接',
  lead: '目前无法载入此页，请联网后再试。',
  calculators: '计算器无需联网即可使用。',
};
