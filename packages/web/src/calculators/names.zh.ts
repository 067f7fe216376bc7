import type { Names } from './names.en.ts';

export const names: Names = {
  change: { title: '等级分变动', lead: '若干对局对等级分的影响，逐局列出，K 由您给定。' },
  'first-rating': { title: '初始等级分', lead: '无等级分棋手的对局能得到什么，还缺什么。' },
  performance: { title: '表现分', lead: '成绩恰好符合预期时所对应的等级分。' },
  k: { title: 'K 系数', lead: '棋手在某一天的发展系数是多少，为什么。' },
  target: { title: '我需要得几分？', lead: '达到某一等级分所需的得分，以及其他得分的结果。' },
  month: { title: '整个月', lead: '同一计算周期内的多项赛事，最后只取整一次。' },
};
