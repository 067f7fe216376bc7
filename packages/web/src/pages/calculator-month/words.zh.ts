import { shared } from '../../calculators/words.zh.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  shared,
  rating: '此前的等级分',
  ratingHint: '新榜单之前一份榜单上的数值',
  eventRating: '赛事开始时的等级分',
  eventRatingHint: '与上面不同时填写',
  byEvent: '逐项赛事',
  together: '合计',
};
