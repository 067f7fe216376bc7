import { articleText } from '../cite.ts';
import type { EngineMessages } from '../types/messages.ts';
import { errors } from './errors.ts';
import { french } from './format.ts';
import { labels } from './labels.ts';
import { names } from './names.ts';
import { reasons } from './reasons.ts';
import { requirement } from './requirements.ts';

const article = articleText({
  announcement: (day) => `annonce du ${french.date(day)}`,
  named: {
    'FIDE, 1 October 2022': 'FIDE, 1er octobre 2022',
    'FIDE, 1 March 2024': 'FIDE, 1er mars 2024',
  },
});

/** French sets a narrow space that does not break before high punctuation, and one inside its quotation marks. */
function typeset(text: string): string {
  return text
    .replace(/ (?=[:;?!])/g, '\u202f')
    .replace(/ (?=[%»])/g, '\u00a0')
    .replace(/« /g, '«\u00a0');
}

export const engine: EngineMessages = Object.freeze({
  ...names,
  language: 'fr',
  name: 'français',
  format: french,
  reasons,
  errors,
  requirement,
  labels,
  article,
  cite: (text) => ` (${article(text)})`,
  typeset,
} satisfies EngineMessages);
