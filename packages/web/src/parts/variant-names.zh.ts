import type { VariantNames } from './variant-names.en.ts';

export const variantNames: VariantNames = {
  'k-and-bonus-2009': '沿用上一版的 K 值与加分',
  'one-point-2009': '新棋手的最低得分为一分',
  'junior-year-end': '青少年的 K 值用到年底',
};
