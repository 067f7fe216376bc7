import type { Words } from '../../../en/web/pages/how-ratings-work.ts';
import { editionNames } from '../edition-names.ts';

export const words: Words = {
  names: editionNames,
  title: '等级分是怎样计算的',
  description: '初始等级分、发展系数 K、400 分规则、非活跃棋手和截止日期，数字均取自现行条例。',
  lead: (cadence, date) => `${cadence}，依据${date}起施行的条例。`,
  articles: () => '条款',
  calculate: '计算',
  expected: {
    id: 'expected',
    title: '等级分说明什么',
    text: '两名棋手的分差决定每局的预期得分：0.64 表示 100 局预期得 64 分。',
    caption: '各分差的预期得分',
    difference: '分差',
    higher: '高分一方',
    lower: '低分一方',
    all: '完整的换算表',
  },
  change: {
    id: 'change',
    title: '一局棋怎样改变等级分',
    text: '变动等于得分减去预期得分，再乘以 K。同一榜单的变动先相加，最后只取整一次。',
    example: ({ own, opponent, expected, k, change }) =>
      `例如：${own} 胜 ${opponent}，预期得分 ${expected}；K 为 ${k} 时，等级分变动 ${change}。`,
  },
  k: {
    id: 'k',
    title: '什么是 K',
    text: 'K 即发展系数，决定等级分变动的快慢。以下各条按顺序适用：',
    reached: (k, rating) => `公布的等级分曾达到 ${rating}：此后 K 一直为 ${k}。`,
    junior: (k, age, until, under) =>
      until === 'year-end'
        ? `满 ${age} 岁当年年底之前且等级分低于 ${under}：K 为 ${k}。`
        : `满 ${age} 岁之前且等级分低于 ${under}：K 为 ${k}。`,
    gamesUnder: (k, games) => `评级对局未满 ${games} 局：K 为 ${k}。`,
    others: (k) => `其他棋手：K 为 ${k}。`,
    limit: (most) => `如果 K 乘以同一榜单的局数超过 ${most}，K 取使乘积不超过该数的最大整数。`,
  },
  cap: {
    id: 'cap',
    title: (cap) => `${cap} 分规则`,
    text: (cap) =>
      `分差超过 ${cap} 分按 ${cap} 分计算。因此强方获胜总能升分，失分的风险也不会超过 ${cap} 分差时的数值。`,
    uncapped: (rating) => `等级分 ${rating} 及以上的棋手按实际分差计算。`,
    gap: (gap, above) => `一方等级分高于 ${above} 且分差达到 ${gap} 分的对局不予评级。`,
  },
  first: {
    id: 'first-rating',
    title: '怎样获得初始等级分',
    games: (games, months) =>
      months === null
        ? `与有等级分的棋手下满 ${games} 局，多项赛事合并计算。`
        : `与有等级分的棋手下满 ${games} 局，${months} 个月内的赛事合并计算。`,
    score: (points) => `在首次赛事中对有等级分的棋手至少得 ${points} 分。`,
    drawn: (games, rating) =>
      `有等级分的对手，另加 ${games} 名 ${rating} 分的假设对手（均计为和棋），求平均等级分，再按得分率查表加减。`,
    most: (rating) => `初始等级分最高为 ${rating}。`,
    floor: (floor) => `低于 ${floor} 的等级分不予公布，棋手仍为或重新成为未定级棋手。`,
  },
  unchanged: {
    id: 'unchanged',
    title: '等级分为什么没有变动',
    text: '棋手页面对每份榜单都有说明。常见的原因：',
    reasons: [
      '没有可计入的对局：弃权和对未定级棋手的对局不计入。',
      '赛事在截止日期之后结束：列入下一份榜单。',
      '报告尚未收到，或等级分专员尚未接受。',
      '赛事不予评级：用时过短、未注册或已驳回。赛事页面写明原因。',
      '变动不足半分。',
    ],
  },
  inactive: {
    id: 'inactive',
    title: '非活跃棋手',
    text: (games) =>
      games === 1
        ? '一年内没有评级对局的棋手为非活跃棋手，等级分保留。'
        : `一年内评级对局不足 ${games} 局的棋手为非活跃棋手，等级分保留。`,
    again: (games, within) =>
      `${within === 'year' ? '一年内' : '一个评级期内'}有 ${games} 局评级对局即恢复活跃。`,
  },
  closing: {
    id: 'closing',
    title: '榜单何时截止',
    months: (lists) => (lists === 12 ? '每月一日公布一份榜单。' : `每年公布 ${lists} 份榜单，均在当月一日。`),
    text: (count, unit, basis) => {
      const before = unit === 'days' ? `${count} 天` : `${count} 个月`;
      return basis === 'ended'
        ? `在榜单日期前 ${before}或更早结束的赛事列入该榜单。`
        : `在榜单日期前 ${before}或更早结束、且报告已收到的赛事列入该榜单。`;
    },
    official: (days) => `国际棋联官方赛事最迟可在榜单日期前 ${days} 天结束。`,
    last: (lists) => `报告最迟须赶上赛事结束后的第 ${lists} 份榜单，否则赛事不予评级。`,
    next: (month) => `${month}榜单的截止日期：`,
  },
};
