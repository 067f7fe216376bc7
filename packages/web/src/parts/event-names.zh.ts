import type { EventNames } from './event-names.en.ts';

export const eventNames: EventNames = {
  stages: {
    registered: '已注册',
    reported: '报告审核中',
    accepted: '报告已接受',
    due: '报告已接受',
    rejected: '报告被驳回',
    withdrawn: '已撤回',
    rated: '已评级',
    corrected: '已计算，后经更正',
  },
  types: {
    swiss: '瑞士制',
    team: '团体赛',
    'round-robin': '循环赛',
    'double-round-robin': '双循环赛',
    match: '对抗赛',
    scheveningen: '舍维宁根制',
  },
};
