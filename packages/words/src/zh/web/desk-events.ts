import type { EventDeskWords } from '../../en/web/desk-events.ts';
import { capitalised } from '../../format.ts';
import { terms } from '../terms.ts';
import { eventNames } from './event-names.ts';

export const eventDesk: EventDeskWords = {
  stages: capitalised(terms.stages),
  types: capitalised(eventNames.types),
  listing: {
    clean: '检查无异常。',
    hintRegistration: '如有误，请在“注册”中更改。',
    filter: '显示',
    kinds: { all: '全部', error: '错误', warning: '警告', note: '提示' },
    jump: '跳至问题',
    previous: '上一处',
    next: '下一处',
    whole: '整份报告',
    file: '报告，逐行显示',
    tried: (file) => `${file}，逐行显示`,
    gap: (lines) => `${lines} 行`,
    column: (column) => `第 ${column} 个字符`,
  },
  changes: {
    caption: '按赛事开始时有效的榜单计算。截止日期前的更正可能改变结果。',
    comparedCaption: '两份报告结果不同的棋手。',
    no: '起始编号',
    score: terms.headings.score,
    expected: terms.headings.expected,
    before: '之前',
    after: '之后',
    first: (rating) => `${rating}，计入初始等级分`,
    differ: (others, all) =>
      others === 0 ? '所有棋手的等级分变动相同。' : `${all} 名棋手中有 ${others} 名不同。`,
    none: '没有变动。',
    noneHint: '有错误的报告不予评级。改正错误后，变动会显示在这里。',
  },
  form: {
    name: '赛事名称',
    city: '城市',
    federation: terms.headings.federation,
    federationHint: '三个字母，如 NOR。',
    cadence: terms.headings.cadence,
    type: '赛制',
    typeOfReport: '以报告为准',
    start: '第一天',
    end: '最后一天',
    registered: '注册日期',
    registeredHint: '留空则为今天。',
    official: '国际棋联官方赛事',
    continental: '洲际官方赛事',
    approved: '国际棋联已批准逾期注册',
    endBeforeStart: '最后一天早于第一天。',
    deadlines: '期限',
    inTime: '按时注册。',
    tellDays: '填写两个日期，即可查看期限。',
  },
};
