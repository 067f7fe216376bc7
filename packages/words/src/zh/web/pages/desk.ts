import type { Words } from '../../../en/web/pages/desk.ts';
import { desk } from '../desk.ts';
import { words as home } from './home.ts';

export const words: Words = {
  desk,
  title: '工作台',
  greeting: () => '工作台',
  leads: {
    administrator: '全部待办事项。',
    officer: '贵棋协的待办事项。',
    arbiter: '您的赛事的待办事项。',
  },
  register: '注册赛事',
  allEvents: '全部赛事',
  nothing: '没有待办事项。',
  nothingHint: '新的报告和缺少的报告会显示在这里。',
  appeals: '可申诉的驳回',
  appealsLead: '在所列日期之前，组织者可以提交新的报告或提出申诉。',
  because: '理由',
  until: '截止',
  corrections: '列入下一份榜单的更正',
  correctionsLead: '已评级赛事的更正报告，在下一份榜单生效。',
  underWay: '运行中的任务',
  draft: (cadence, month) => `草稿：${cadence}，${month}`,
  coming: '即将开始',
  comingLead: '已注册，尚未结束。',
  days: '日期',
  closings: '截止日期',
  closingsLead: home.closingsLead,
  closes: '截止日期',
  withoutReport: '无报告',
  undecided: '待决定',
  accepted: '已接受',
};
