import type { Dictionary } from './dictionary.ts';
import { engine } from './en/engine.ts';
import { findingHints, findings, reasonHints } from './en/findings.ts';
import { listErrors } from './en/list-errors.ts';
import { office } from './en/office.ts';
import { ruleValues } from './en/rule-values.ts';
import { rules } from './en/rules.ts';

export const en: Dictionary = Object.freeze({
  ...engine,
  ...office,
  findings,
  findingHints,
  reasonHints,
  listErrors,
  rules,
  ruleValues,
} satisfies Dictionary);
