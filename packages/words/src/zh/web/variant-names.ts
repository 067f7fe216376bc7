import type { VariantNames } from '../../en/web/variant-names.ts';

export const variantNames: VariantNames = {
  'k-and-bonus-2009': '沿用上一版的 K 值与加分',
  'one-point-2009': '未定级棋手至少须得一分',
  'junior-year-end': '青少年的 K 值用到年底',
  'inactive-listed': '非活跃棋手留在榜单上',
  'first-event-only': '仅首次赛事的低分不计',
  'points-against-unrated': '对未定级棋手的得分可免零分',
  'k-anew-after-delisting': '除名后重新按新棋手的 K 值',
  'official-at-any-speed': '官方赛事不论用时一律评级',
  'forfeit-lifts-composition': '有弃权即不问循环赛的参赛者构成',
  'men-are-players': '6.33 的“男子”指所有棋手',
};
