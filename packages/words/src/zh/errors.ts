import type { Errors } from '../dictionary.ts';
import { nameOf } from '../format.ts';
import { names } from './names.ts';
import { inChinese } from './phrases.ts';

const cadence = (value: string | number | undefined): string => nameOf(names.cadences, String(value));
const many = (count: string | number | undefined): string =>
  Number(count) > 1 ? `（另有 ${Number(count) - 1} 处）` : '';

export const errors: Errors = Object.freeze({
  'invalid-rating': (v) => `${v.value} 不是等级分，应为 ${inChinese(v.allowed)}。`,
  'invalid-k': (v) => `${v.value} 不是 K 值，应为 ${inChinese(v.allowed)}。`,
  'invalid-score': (v) => `${v.value} 不是得分，可用的值：${inChinese(v.allowed)}。`,
  'invalid-count': (v) => `${v.name ?? '数字'} 不能是 ${v.value}，应为 ${inChinese(v.allowed)}。`,
  'invalid-date': (v) => `${v.value} 不是可用的日期，应为 ${inChinese(v.allowed)}。`,
  'invalid-type': (v) => `不认识 ${v.value}，可用的值：${inChinese(v.allowed)}。`,
  'invalid-input': (v) =>
    `${v.value === 'undefined' ? `缺少 ${v.path}` : `${v.path} 是 ${v.value}`}，应为：${inChinese(v.allowed)}。`,
  'no-games': (v) => `没有对局，需要：${inChinese(v.allowed)}。`,
  'too-many-games': (v) => `${v.value} 局太多，允许：${inChinese(v.allowed)}。`,
  'unknown-edition': (v) => `${cadence(v.cadence)}没有版本 ${v.value}，现有：${inChinese(v.allowed)}。`,
  'unknown-variant': (v) => `${v.edition} 没有变体 ${v.value}，可用：${inChinese(v.allowed)}。`,
  'unknown-adjustment': (v) => `没有一次性调整 ${v.value}，已知：${v.allowed}。`,
  'before-first-edition': (v) =>
    `${v.value} 早于${cadence(v.cadence)}已知的最早版本，允许：${inChinese(v.allowed)}。`,
  'edition-file': (v) =>
    `该版本无法使用：${v.path} 是 ${inChinese(v.value)}，应为：${inChinese(v.allowed)}${many(v.count)}。`,
  'k-not-set': (v) =>
    `${cadence(v.cadence)}版本 ${v.edition} 没有规定 K，由等级分管理员决定（${v.article}）。`,
  'games-needed': (v) => `这里只有 ${inChinese(v.value)} 不够，需要：${inChinese(v.allowed)}。`,
  'unknown-player': (v) => `这里没有棋手 ${v.value}，允许：${inChinese(v.allowed)}。`,
  'out-of-safe-range': (v) => `${v.value} 太大，无法精确计算。`,
});
