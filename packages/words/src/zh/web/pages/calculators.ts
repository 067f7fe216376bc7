import type { Words } from '../../../en/web/pages/calculators.ts';
import { names } from '../calculator-names.ts';

export const words: Words = {
  names,
  title: '计算器',
  lead: '2005年以来的全部版本，精确到百分之一，每一步都注明条款。',
  example: '示例',
  examples: {
    change: '三局，K 20',
    'first-rating': '瑞士制赛事中的五局',
    performance: '三局得 2½ 分',
    k: '下过 60 局的青少年棋手',
    target: '三局升十分',
    month: '2025年11月的两项赛事',
    'round-robin': '2009 版 8.58 的例表',
  },
};
