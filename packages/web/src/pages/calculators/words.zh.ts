import { names } from '../../calculators/names.zh.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  names,
  title: '计算器',
  lead: '2005 年以来的全部条例版本，精确到百分位，每一步都注明条款。',
  example: '示例',
  examples: {
    change: '三局，K 20',
    'first-rating': '瑞士制赛事中的五局',
    performance: '三局得 2½ 分',
    k: '下过 60 局的少年棋手',
    target: '三局涨十分',
    month: '2025 年 11 月的两项赛事',
  },
};
