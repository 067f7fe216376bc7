import { articleText } from '../cite.ts';
import type { EngineMessages } from '../types/messages.ts';
import { errors } from './errors.ts';
import { chinese } from './format.ts';
import { labels } from './labels.ts';
import { names } from './names.ts';
import { reasons } from './reasons.ts';
import { requirement } from './requirements.ts';

const article = articleText({
  announcement: (day) => `${chinese.date(day)}公告`,
  named: {
    'FIDE, 1 October 2022': '国际棋联，2022年10月1日',
    'FIDE, 1 March 2024': '国际棋联，2024年3月1日',
  },
});

export const engine: EngineMessages = Object.freeze({
  ...names,
  language: 'zh',
  name: '中文',
  format: chinese,
  reasons,
  errors,
  requirement,
  labels,
  article,
  cite: (text) => `（${article(text)}）`,
  typeset: (text) => text,
} satisfies EngineMessages);
