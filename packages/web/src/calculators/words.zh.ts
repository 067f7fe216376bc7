import { engine } from '@eloquence/words/zh/engine';
import { variantNames } from '../parts/variant-names.zh.ts';
import { names } from './names.zh.ts';
import type { CalculatorWords } from './words.en.ts';

export const shared: CalculatorWords = {
  engine,
  variants: variantNames,
  all: '全部计算器',
  names,
  fields: {
    rating: '等级分',
    k: 'K',
    cadence: '用时类别',
    edition: '条例版本',
    newest: (id) => `最新版（${id}）`,
    byDate: '各赛事开始时有效的版本',
    applied: '与文本不同之处，按国际棋联的实际做法',
    games: '对局',
    opponent: (number) => `第 ${number} 位对手的等级分`,
    result: (number) => `第 ${number} 局的结果`,
    moreGames: '增加对局',
    calculate: '计算',
    clear: '重新开始',
    start: '赛事首日',
    event: (number) => `赛事 ${number}`,
    moreEvents: '增加赛事',
    notKnown: '不知道可留空',
  },
  results: { won: '胜', drawn: '和', lost: '负' },
  answer: '结果',
  waiting: '请填写各项，结果及其理由会显示在这里。',
  resultMissing: '还有一局没有结果。',
  missing: (fields) => `还缺：${fields.join('、')}。`,
  notWhole: (value) => `“${value}”不是整数。`,
  why: '逐步说明',
  offline: '由与榜单相同的引擎在您的浏览器中计算，无需联网。',
  share: '本页地址包含您填写的内容，复制地址即可分享这次计算。',
  shared: '复制地址',
  scoreOf: (points, games) => `${games} 局得 ${points} 分`,
  changeIs: (exact, rounded) => `${exact}，取整为 ${rounded}`,
  kUsed: (used, k) => `${used}，而非 ${k}`,
};
