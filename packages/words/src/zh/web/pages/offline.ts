import type { Words } from '../../../en/web/pages/offline.ts';

export const words: Words = {
  title: '没有网络连接',
  lead: '网站没有响应。您可能已断网，或网站正在重启。',
  calculators: '计算器、换算表和条例可离线使用。',
};
