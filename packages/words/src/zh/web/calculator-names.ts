import type { Names } from '../../en/web/calculator-names.ts';

export const names: Names = {
  change: { title: '等级分变动', lead: '按给定的 K，逐局计算等级分变动。' },
  'first-rating': { title: '初始等级分', lead: '未定级棋手的初始等级分，以及还缺什么。' },
  performance: { title: '表现分', lead: '实际得分恰等于预期得分时的等级分。' },
  k: { title: '发展系数（K）', lead: '棋手在某一天的发展系数及其理由。' },
  target: { title: '所需得分', lead: '达到目标等级分所需的得分，以及各种得分对应的等级分。' },
  month: { title: '评级期', lead: '同一评级期内的多项赛事，最后只取整一次。' },
  'round-robin': {
    title: '循环赛',
    lead: '有未定级棋手的循环赛的每一步：平均分、初步结果、修正。',
  },
};
