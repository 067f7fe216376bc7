import type { ServerTexts } from '../../types/server.ts';
import { terms } from '../terms.ts';
import { accounts } from './accounts.ts';
import { privacy } from './privacy.ts';

export const texts: ServerTexts = Object.freeze({
  problems: {
    ...accounts,
    'not-found': { title: '未找到', detail: () => '找不到页面。' },
    'method-not-allowed': {
      title: '方法不允许',
      detail: (v) => `此地址接受 ${v.allowed}，不接受 ${v.method}。`,
    },
    'invalid-request': { title: '请求无效', detail: (v) => `请求无效：${v.where}。` },
    'invalid-json': { title: '不是 JSON', detail: () => '请求的正文不是 JSON。' },
    'malformed-request': { title: '请求格式错误', detail: () => '请求不符合 HTTP。' },
    'too-large': { title: '过大', detail: (v) => `请求正文最多 ${v.limit} 字节。` },
    'headers-too-large': { title: '请求头过大', detail: () => '请求的地址和请求头过长。' },
    'media-type-unsupported': { title: '不支持的内容类型', detail: (v) => `此地址不接受 ${v.type}。` },
    'too-many-requests': {
      title: '请求过多',
      detail: (v) => `每分钟限 ${v.limit} 次请求，开销大的请求按多次计算；请在 ${v.after} 秒后重试。`,
    },
    'sign-in-needed': { title: '需要登录', detail: () => '此操作需要账户：请登录或使用令牌。' },
    'not-allowed': { title: '没有权限', detail: () => '您的账户无权进行此操作。' },
    'request-timeout': { title: '请求超时', detail: () => '请求传送时间过长。' },
    'answer-timeout': { title: '响应超时', detail: () => '请求超时。请缩小查询范围，或重试。' },
    'store-unavailable': { title: '数据库不可用', detail: () => '数据库暂时不可用，请稍后重试。' },
    closing: { title: '正在停止', detail: () => '服务正在停止，请稍后重试。' },
    'cursor-invalid': { title: '游标无效', detail: () => '游标无效，请从第一页开始。' },
    'report-unavailable': {
      title: '报告不可用',
      detail: (v) =>
        v.why === 'redacted'
          ? `赛事 ${v.event} 的报告已删除。`
          : v.why === 'withdrawn'
            ? `赛事 ${v.event} 已撤回，其报告不公开。`
            : `赛事 ${v.event} 的报告经等级分专员接受后才公开。`,
    },
    unexpected: { title: '意外错误', detail: () => '发生意外错误，已记入日志。' },
  },
  refused: '被拒绝',
  unknownThing: '未知',
  conflict: '冲突',
  invalidInput: '输入无效',
  fields: {
    missing: '缺失',
    unknown: '不是已知的参数',
    type: (type) => `必须是${TYPES[type] ?? type}`,
    oneOf: (values) => `必须是以下之一：${values}`,
    least: (limit) => `至少为 ${limit}`,
    most: (limit) => `最多为 ${limit}`,
    shortest: (limit) => `至少需要 ${limit} 个字符`,
    longest: (limit) => `最多 ${limit} 个字符`,
    pattern: '格式不正确',
    zero: '不得包含字符 U+0000',
    hidden: '不得包含不可见字符或不成对的代理项',
    depth: '嵌套层级过深',
    other: '不允许',
  },
  feeds: {
    calendar: 'Eloquence：赛事与截止日期',
    closing: (month, cadence, official) =>
      `${month}${cadence}榜单截止日期${official ? '（国际棋联官方赛事）' : ''}`,
    lists: 'Eloquence：等级分榜单',
    listsLead: '已公布的榜单，最新的在前。',
    list: (month, cadence) => `${month}${cadence}榜单`,
    players: (rated) => `${rated} 名有等级分的棋手。`,
    cardFoot: (month) => `Eloquence · ${month}榜单 · 非官方`,
    cardPlayers: '棋手',
    cardGames: '对局',
    stages: terms.stages,
  },
  kFrom: {
    rules: 'K 可由公开数据得出。',
    birthday: 'K 取决于不公开的出生日期，因此采用榜单上的 K。',
    remembered: 'K 随较早的榜单导入，因此采用榜单上的 K。',
  },
  privacy,
} satisfies ServerTexts);

const TYPES: Readonly<Record<string, string>> = {
  integer: '整数',
  number: '数字',
  boolean: 'true 或 false',
  string: '文本',
  object: '对象',
  array: '列表',
};
