import type { Dictionary } from './dictionary.ts';
import { errors } from './fr/errors.ts';
import { findingHints, findings, reasonHints } from './fr/findings.ts';
import { french } from './fr/format.ts';
import { labels } from './fr/labels.ts';
import { listErrors } from './fr/list-errors.ts';
import { names } from './fr/names.ts';
import { office } from './fr/office.ts';
import { reasons } from './fr/reasons.ts';
import { ruleValues } from './fr/rule-values.ts';
import { rules } from './fr/rules.ts';
import { sourceOf } from './source.ts';

const article = sourceOf({
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

export const fr: Dictionary = Object.freeze({
  ...names,
  ...office,
  language: 'fr',
  name: 'français',
  format: french,
  reasons,
  errors,
  findings,
  findingHints,
  reasonHints,
  listErrors,
  rules,
  ruleValues,
  labels,
  article,
  cite: (text) => ` (${article(text)})`,
  typeset,
} satisfies Dictionary);
