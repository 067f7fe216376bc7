import type { EngineWords } from '../dictionary.ts';
import { sourceOf } from '../source.ts';
import { errors } from './errors.ts';
import { english } from './format.ts';
import { labels } from './labels.ts';
import { names } from './names.ts';
import { reasons } from './reasons.ts';

const article = sourceOf({
  announcement: (day) => `announcement of ${english.date(day)}`,
  named: {},
});

export const engine: EngineWords = Object.freeze({
  ...names,
  language: 'en',
  name: 'English',
  format: english,
  reasons,
  errors,
  labels,
  article,
  cite: (text) => ` (${article(text)})`,
  typeset: (text) => text,
} satisfies EngineWords);
