import type { Words } from './words.en.ts';

export const words: Words = {
  title: '没有网络连接',
  lead: '网站没有应答：没有网络连接，或网站正在重新启动。',
  calculators: '计算器无需联网即可使用。',
};
