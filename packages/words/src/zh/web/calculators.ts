import type { CalculatorWords } from '../../en/web/calculators.ts';
import { engine } from '../engine.ts';
import { terms } from '../terms.ts';
import { names } from './calculator-names.ts';
import { variantNames } from './variant-names.ts';

export const shared: CalculatorWords = {
  engine,
  variants: variantNames,
  all: '全部计算器',
  names,
  fields: {
    rating: terms.headings.rating,
    k: terms.headings.k,
    cadence: terms.headings.cadence,
    edition: '条例版本',
    newest: (id) => `最新版（${id}）`,
    byDate: '各项赛事开始时有效的版本',
    applied: '与条文不同之处，按国际棋联的实际做法',
    games: terms.headings.games,
    opponent: (number) => `对手 ${number} 的等级分`,
    result: (number) => `第 ${number} 局的结果`,
    moreGames: '添加对局',
    calculate: '计算',
    clear: '清空',
    start: '赛事开始日期',
    event: (number) => `赛事 ${number}`,
    moreEvents: '添加赛事',
    notKnown: '不详则留空',
    kHint: '留空则由等级分推算',
  },
  player: {
    label: '棋手',
    hint: '姓名或 ID；填入最新榜单的数字',
    fill: '填入',
    from: (month) => `${month}榜单的数字`,
    unrated: '该用时类别未定级',
    none: (asked) => `没有找到“${asked}”。`,
  },
  results: { won: '胜', drawn: '和', lost: '负' },
  answer: '结果',
  waiting: '填写各项，即可看到结果及其理由。',
  resultMissing: '有对局还没有结果。',
  missing: (fields) => `还缺：${fields.join('、')}。`,
  notWhole: (value) => `“${value}”不是整数。`,
  unreadable: (line) => `不是名次表的一行：“${line}”。请写姓名、等级分和积分，例如“Agate 2600 8”。`,
  why: '逐步说明',
  offline: '在您的浏览器中计算，与榜单用同一引擎，无需联网。',
  share: '链接包含您填写的内容，复制链接即可分享这次计算。',
  shared: '复制链接',
  scoreOf: (points, games) => `${games} 局得 ${points} 分`,
  changeIs: (exact, rounded) => `${exact}，取整为 ${rounded}`,
  kUsed: (used, k) => `${used}，而非 ${k}`,
};
