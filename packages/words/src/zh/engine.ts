import type { EngineWords } from '../dictionary.ts';
import { sourceOf } from '../source.ts';
import { errors } from './errors.ts';
import { chinese } from './format.ts';
import { labels } from './labels.ts';
import { names } from './names.ts';
import { reasons } from './reasons.ts';

const article = sourceOf({
  announcement: (day) => `${chinese.date(day)}公告`,
  named: {
    'FIDE, 1 October 2022': '国际棋联，2022年10月1日',
    'FIDE, 1 March 2024': '国际棋联，2024年3月1日',
  },
});

export const engine: EngineWords = Object.freeze({
  ...names,
  language: 'zh',
  name: '中文',
  format: chinese,
  reasons,
  errors,
  labels,
  article,
  cite: (text) => `（${article(text)}）`,
  typeset: (text) => text,
} satisfies EngineWords);
