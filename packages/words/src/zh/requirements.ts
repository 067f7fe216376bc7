import {
  quoted,
  type RequirementWords,
  type SayRequirement,
  sayExpected,
  sayRequirement,
} from '../requirements.ts';
import { chinese } from './format.ts';

const { and, or } = chinese;

function range(from: number | undefined, to: number | undefined, noun: string): string {
  if (from === undefined) return to === undefined ? noun : `不超过 ${to} 的${noun}`;
  return to === undefined ? `不小于 ${from} 的${noun}` : `${from} 到 ${to} 的${noun}`;
}

const requirements: RequirementWords = Object.freeze({
  integer: ({ from, to }) => range(from, to, '整数'),
  number: () => '数字',
  decimal: ({ example, inQuotes }) =>
    inQuotes ? `加引号的小数，例如 "${example}"` : `小数，例如 ${example}`,
  'two-decimals': ({ example }) => `带两位小数的文本，例如 "${example}"`,
  'half-points': ({ to }) => `0 到 ${to}，以 0.5 为单位`,
  'scores-together': ({ to }) => `合计不超过 ${to}`,
  games: ({ from, to }) => {
    if (to === undefined) return `至少 ${from} 局`;
    return from === undefined ? `至多 ${to} 局` : `${from} 到 ${to} 局`;
  },
  events: ({ from }) => `至少 ${from} 项赛事`,
  date: ({ from, day, to }) => {
    if (to !== undefined) return `${to} 或以前的日期`;
    if (from === undefined) return '1800 年以来的日期，格式为 YYYY-MM-DD';
    if (day === 'event-start') return `${from}（赛事开始日）或以后`;
    return day === 'first-list' ? `${from}（首份榜单）或以后` : `${from} 或以后`;
  },
  year: ({ from }) => `${from} 年或以后的年份`,
  'birth-date': ({ before }) => `${before} 以前的出生日期`,
  'first-of-month': ({ from }) => `${from} 或以后某月的第一天`,
  text: ({ from = 0, to, line }) => {
    const noun = line ? '单行文本' : '文本';
    if (to !== undefined) return from > 0 ? `${from} 到 ${to} 个字符的${noun}` : `至多 ${to} 个字符的${noun}`;
    if (from > 0) return `非空的${noun}`;
    return line ? noun : '加引号的文本';
  },
  'edition-id': () => '1 到 60 个字母、数字、句点或连字符，但不能是月份：月份用于国际棋联的版本',
  'federation-code': () => '三个大写字母，例如 NOR',
  'fide-id': () => '国际棋联 ID（数字）',
  'line-code': () => '该行开头的三个字符',
  'unchanged-text': () => '与各字段一致的文本；改动过的记录不含 "text"',
  flag: () => 'true 或 false',
  'one-of': ({ values, inQuotes }) =>
    values.length === 0 ? '无' : or(inQuotes ? quoted(values) : values.map(String)),
  edition: ({ cadence, values }) => `适用于 ${cadence} 的版本${values ? `：${or(values)}` : ''}`,
  nullable: ({ of }, say) => `${say(of)}，或 null`,
  either: ({ of: [first, second] }, say) => `${say(first)}，或 ${say(second)}`,
  list: ({ of, from, to }, say) => {
    const items = to === undefined ? '列表' : `含 ${from} 到 ${to} 个不同项的列表`;
    return of === undefined ? items : `${items}，每项为 ${say(of)}`;
  },
  object: ({ keys = [], to }, say) => {
    const parts = keys.map(({ name, value, optional }) =>
      [optional ? '可选的 ' : '', `"${name}"`, value ? `（${say(value)}）` : ''].join(''),
    );
    if (to !== undefined) return `至多 ${to} 项的对象，每项含 ${and(parts)}`;
    return parts.length > 0 ? `含 ${and(parts)}的对象` : '对象';
  },
  'known-key': ({ meant, object }, say) =>
    `已知的键${meant === null ? '' : `，是否指 ${meant}？`}${object ? `：${say(object)}` : ''}`,
  condition: ({ condition, of }, say) => `${of ? `${say(of)}：` : ''}${CONDITIONS[condition]}`,
  'rule-needed': ({ rule, value }) =>
    value === null ? `一个值，因为 ${rule} 有值` : `一个值，因为 ${rule} 为 "${value}"`,
  'at-least': ({ rule }) => (rule === 'floor' ? '不低于最低等级分' : '不小于最大的 K'),
  'at-half-of-method': () =>
    'firstRatingMethod 为 "bonus" 时是 "average"，为 "drawn-games" 时是 "average-and-dp"',
  'other-player': () => '棋手本人以外的对手',
  'start-number': ({ to }) => range(undefined, to, '起始编号'),
  'games-or-result': () => '对局，或循环赛的 ru 和 n',
  'crosstable-result': () => '还有由交叉表得出的 ru 和 n',
  'games-of-event': () => '还有该赛事的对局，因为该版本合并的是对局而不是结果',
  'round-robin-only': () => '只用于循环赛的值；其他赛事由对局得出',
  bytes: () => '文件的字节（Uint8Array）',
  'result-of': ({ functions }) => `${or(functions)} 的结果`,
  event: ({ cadence }) => `${cadence} 的赛事`,
  'whole-event': ({ event }) => `${event}，即它自身所属的赛事`,
  'no-whole': ({ event, parts }) => `空缺：${event} 自身含有分赛 ${and(parts)}`,
  'cadence-of-part': ({ cadence, event }) => `${cadence}，与其分赛 ${event} 相同`,
});

const CONDITIONS = Object.freeze({
  'falling-steps': '等级分和分钟数递减的各档，最后一档从 0 起',
  'one-lower-and-upper-limit': '一个下限（from 或 over）低于一个上限（to 或 under）',
  'last-step-unconditional': '只有最后一档、且最后一档必须适用于所有人',
  'months-in-order': '按年份顺序排列的月份',
});

export const requirement: SayRequirement = sayRequirement(requirements);
export const expected: ReturnType<typeof sayExpected> = sayExpected(requirement);
