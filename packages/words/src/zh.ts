import type { Dictionary } from './dictionary.ts';
import { sourceOf } from './source.ts';
import { errors } from './zh/errors.ts';
import { findingHints, findings, reasonHints } from './zh/findings.ts';
import { chinese } from './zh/format.ts';
import { labels } from './zh/labels.ts';
import { listErrors } from './zh/list-errors.ts';
import { names } from './zh/names.ts';
import { office } from './zh/office.ts';
import { reasons } from './zh/reasons.ts';
import { ruleValues } from './zh/rule-values.ts';
import { rules } from './zh/rules.ts';

const article = sourceOf({
  announcement: (day) => `${chinese.date(day)}公告`,
  named: {
    'FIDE, 1 October 2022': '国际棋联，2022年10月1日',
    'FIDE, 1 March 2024': '国际棋联，2024年3月1日',
  },
});

export const zh: Dictionary = Object.freeze({
  ...names,
  ...office,
  language: 'zh',
  name: '中文',
  format: chinese,
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
  cite: (text) => `（${article(text)}）`,
  typeset: (text) => text,
} satisfies Dictionary);
