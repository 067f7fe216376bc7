import type { Words } from '../../../en/web/pages/desk-events.ts';
import { terms } from '../../terms.ts';
import { desk } from '../desk.ts';
import { eventDesk } from '../desk-events.ts';

export const words: Words = {
  desk,
  stages: eventDesk.stages,
  title: '赛事',
  leads: {
    administrator: '全部赛事，最新的在前。',
    officer: '贵棋协的赛事，最新的在前。',
    arbiter: '分配给您的赛事，最新的在前。',
  },
  register: '注册赛事',
  filters: '筛选',
  find: '名称或城市',
  stage: '阶段',
  cadence: terms.headings.cadence,
  from: '最早开始日期',
  to: '最晚开始日期',
  any: '全部',
  show: '显示',
  caption: '赛事，按开始日期排列',
  city: '城市',
  days: '日期',
  all: '显示全部赛事',
  newest: '最新',
  older: '更早',
  none: '尚无赛事。',
  noneFound: '没有符合条件的赛事。',
  noneFoundHint: '请减少筛选条件。',
  noneHints: {
    administrator: '注册后的赛事会显示在这里。',
    officer: '请注册赛事，其裁判即可提交报告。',
    arbiter: '赛事由棋协分配。如有缺少，请询问棋协的等级分专员。',
  },
};
