import { eventDesk } from '../../desk/event-words.zh.ts';
import { desk } from '../../desk/words.zh.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  desk,
  stages: eventDesk.stages,
  title: '赛事',
  leads: {
    administrator: '所有棋协的全部赛事，最新的在前。',
    officer: '贵棋协的赛事，最新的在前。',
    arbiter: '交给您的赛事，最新的在前。',
  },
  register: '注册赛事',
  filters: '显示哪些赛事',
  find: '名称或城市',
  stage: '阶段',
  cadence: '用时类别',
  from: '最早开始日期',
  to: '最晚开始日期',
  any: '全部',
  show: '显示',
  caption: '按开始日期排列的赛事',
  city: '城市',
  days: '日期',
  all: '显示全部赛事',
  newest: '最新',
  older: '更早',
  none: '还没有赛事。',
  noneFound: '没有符合条件的赛事。',
  noneFoundHint: '减少条件可以找到更多。',
  noneHints: {
    administrator: '注册后的赛事会显示在这里。',
    officer: '请注册第一项赛事：它会显示在这里，裁判员即可提交报告。',
    arbiter: '赛事由棋协交给您。如有缺少，请询问棋协的等级分专员。',
  },
};
