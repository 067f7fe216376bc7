import type { InputErrorValue } from '@eloquence/rating';
import { nameOf } from '../format.ts';
import type { Errors } from '../types/messages.ts';
import { names } from './names.ts';
import { expected } from './requirements.ts';

const cadence = (value: InputErrorValue | undefined): string => nameOf(names.cadences, String(value));
const many = (count: InputErrorValue | undefined): string =>
  Number(count) > 1 ? `（另有 ${Number(count) - 1} 处）` : '';

/** A refused value and where it is; `undefined` where there is none. */
export const found = (path: InputErrorValue | undefined, value: InputErrorValue | undefined): string =>
  value === 'undefined' ? `缺少 ${path}` : `${path} 为 ${value}`;

export const errors: Errors = Object.freeze({
  'invalid-rating': (v) => `${v.value} 不是等级分，应为 ${expected(v)}。`,
  'invalid-k': (v) => `${v.value} 不是 K 值，应为 ${expected(v)}。`,
  'invalid-score': (v) => `${v.value} 不是得分，可用的值：${expected(v)}。`,
  'invalid-count': (v) => `${v.name ? `${v.name} ` : ''}不能是 ${v.value}，应为 ${expected(v)}。`,
  'invalid-date': (v) => `${v.value} 不是可用的日期，应为 ${expected(v)}。`,
  'invalid-type': (v) => `未知的值 ${v.value}，可用的值：${expected(v)}。`,
  'invalid-input': (v) => `${found(v.path, v.value)}，应为：${expected(v)}。`,
  'no-games': (v) => `没有对局，需要：${expected(v)}。`,
  'too-many-games': (v) => `${v.value} 局太多，允许：${expected(v)}。`,
  'unknown-edition': (v) => `${cadence(v.cadence)}没有版本 ${v.value}，现有：${expected(v)}。`,
  'unknown-variant': (v) => `版本 ${v.edition} 没有变体 ${v.value}，可用：${expected(v)}。`,
  'unknown-adjustment': (v) => `没有一次性调整 ${v.value}，已知：${expected(v)}。`,
  'before-first-edition': (v) => `${v.value} 早于${cadence(v.cadence)}已知的最早版本，允许：${expected(v)}。`,
  'edition-file': (v) => `该版本无法使用：${found(v.path, v.value)}，应为：${expected(v)}${many(v.count)}。`,
  'k-not-set': (v) =>
    `${cadence(v.cadence)}版本 ${v.edition} 没有规定 K，由等级分管理员决定（${v.article}）。`,
  'games-needed': (v) => `${v.value} 不够，需要：${expected(v)}。`,
  'unknown-player': (v) => `这里没有棋手 ${v.value}，允许：${expected(v)}。`,
  'out-of-safe-range': (v) => `${v.value} 太大，无法精确计算。`,
});
