import type { Dictionary } from './dictionary.ts';
import { engine } from './zh/engine.ts';
import { findingHints, findings, reasonHints } from './zh/findings.ts';
import { listErrors } from './zh/list-errors.ts';
import { office } from './zh/office.ts';
import { ruleValues } from './zh/rule-values.ts';
import { rules } from './zh/rules.ts';

export const zh: Dictionary = Object.freeze({
  ...engine,
  ...office,
  findings,
  findingHints,
  reasonHints,
  listErrors,
  rules,
  ruleValues,
} satisfies Dictionary);
