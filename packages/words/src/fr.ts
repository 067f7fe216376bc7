import type { Dictionary } from './dictionary.ts';
import { engine } from './fr/engine.ts';
import { findingHints, findings, reasonHints } from './fr/findings.ts';
import { listErrors } from './fr/list-errors.ts';
import { office } from './fr/office.ts';
import { ruleValues } from './fr/rule-values.ts';
import { rules } from './fr/rules.ts';

export const fr: Dictionary = Object.freeze({
  ...engine,
  ...office,
  findings,
  findingHints,
  reasonHints,
  listErrors,
  rules,
  ruleValues,
} satisfies Dictionary);
