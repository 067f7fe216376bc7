import type { Dictionary } from './dictionary.ts';
import { errors } from './en/errors.ts';
import { findingHints, findings, reasonHints } from './en/findings.ts';
import { english } from './en/format.ts';
import { labels } from './en/labels.ts';
import { listErrors } from './en/list-errors.ts';
import { names } from './en/names.ts';
import { office } from './en/office.ts';
import { reasons } from './en/reasons.ts';
import { ruleValues } from './en/rule-values.ts';
import { rules } from './en/rules.ts';
import { sourceOf } from './source.ts';

const article = sourceOf({
  announcement: (day) => `announcement of ${english.date(day)}`,
  named: {},
});

export const en: Dictionary = Object.freeze({
  ...names,
  ...office,
  language: 'en',
  name: 'English',
  format: english,
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
  typeset: (text) => text,
} satisfies Dictionary);
