import type { Words } from '../../../en/web/pages/calculator-month.ts';
import { shared } from '../calculators.ts';

export const words: Words = {
  shared,
  rating: '此前的等级分',
  ratingHint: '上一份榜单上的等级分',
  eventRating: '赛事开始时的等级分',
  eventRatingHint: '不同时填写',
  byEvent: '逐项赛事',
  together: '合计',
};
