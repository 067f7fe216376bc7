import { articleText } from '../cite.ts';
import type { EngineMessages } from '../types/messages.ts';
import { errors } from './errors.ts';
import { english } from './format.ts';
import { labels } from './labels.ts';
import { names } from './names.ts';
import { reasons } from './reasons.ts';
import { requirement } from './requirements.ts';

const article = articleText({
  announcement: (day) => `announcement of ${english.date(day)}`,
  named: {},
});

export const engine: EngineMessages = Object.freeze({
  ...names,
  language: 'en',
  name: 'English',
  format: english,
  reasons,
  errors,
  requirement,
  labels,
  article,
  cite: (text) => ` (${article(text)})`,
  typeset: (text) => text,
} satisfies EngineMessages);
