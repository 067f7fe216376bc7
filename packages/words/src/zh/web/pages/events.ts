import type { Words } from '../../../en/web/pages/events.ts';
import { terms } from '../../terms.ts';
import { eventNames } from '../event-names.ts';

export const words: Words = {
  names: eventNames,
  title: '赛事',
  lead: '公开赛、对抗赛与联赛，从注册到评级。',
  filters: '筛选赛事',
  all: '全部',
  name: '名称或城市',
  nameHint: '词的开头',
  cadence: terms.headings.cadence,
  stage: '阶段',
  month: '开赛月份',
  monthHint: 'YYYY-MM',
  show: '显示',
  place: '城市',
  coming: '即将开始',
  comingLead: '最早开赛的在前。',
  noneComing: '没有符合条件的即将开始的赛事。',
  begun: '进行中与已结束',
  begunLead: '最近的在前。',
  calendar: '日历（ICS）',
  none: '没有符合条件的赛事。',
  noneHint: '请少输入几个字，或换一个月份。',
  noneYet: '尚无赛事。',
  noneYetHint: '注册的赛事会显示在这里。',
  everything: '显示全部赛事',
  kind: '赛制',
  older: '更早的赛事',
  newest: '最近的赛事',
};
