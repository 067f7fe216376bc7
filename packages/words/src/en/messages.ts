import type { Messages } from '../types/messages.ts';
import { engine } from './engine.ts';
import { findingHints, findings, reasonHints } from './findings.ts';
import { listErrors } from './list-errors.ts';
import { office } from './office.ts';
import { ruleValues } from './rule-values.ts';
import { rules } from './rules.ts';

export const messages: Messages = Object.freeze({
  ...engine,
  ...office,
  findings,
  findingHints,
  reasonHints,
  listErrors,
  rules,
  ruleValues,
} satisfies Messages);
