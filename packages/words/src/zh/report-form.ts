import type { FormLabels } from '../types/report-form.ts';
import { chinese } from './format.ts';
import { terms } from './terms.ts';

export const reportForm: FormLabels = Object.freeze({
  titles: {
    1: '循环赛成绩报告（表格 1）',
    2: '瑞士制成绩报告（表格 2）',
    3: '团体赛成绩报告（表格 3）',
  },
  types: terms.eventTypes,
  heads: {
    event: '赛事',
    place: '地点',
    dates: '日期',
    type: '赛制',
    timeControl: '用时',
    rounds: '轮数',
    players: '棋手',
    arbiter: '裁判',
    no: '名次',
    title: '称号',
    name: '姓名',
    id: '国际棋联 ID',
    federation: '棋协',
    rating: '等级分',
    points: '积分',
  },
  players: (all, rated) => `${all} 人，其中 ${rated} 人有等级分`,
  dates: (start, end) => [start, end].map((day) => (day === null ? '–' : chinese.date(day))).join('至'),
  points: chinese.points,
  signed: chinese.signed,
  differences: '与等级分榜单的差异',
  remarks: '说明及特殊情况',
  legend:
    '未下的对局：+ 得一分，= 得半分，- 得零分。w：白方，b：黑方。Rar：有等级分对手的平均等级分（循环赛中未定级棋手为 Rc）；未定级棋手的此类对手不足三名时为 0。W−We：未乘 K。',
  signature: '裁判长、日期',
} satisfies FormLabels);
