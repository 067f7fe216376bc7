import type { Words } from '../../../en/web/pages/home.ts';
import { terms } from '../../terms.ts';

export const words: Words = {
  heading: '每个等级分，都有依据',
  lead: '查找棋手、榜单或赛事。每个数字都可追溯到对局和条文。',
  top: '排行榜',
  topLead: '公开组、女子、青年、老年',
  check: '检查报告',
  checkLead: '在浏览器中完成，不上传',
  calculate: '计算',
  calculateLead: '等级分变化、初始等级分、目标得分',
  cadence: terms.headings.cadence,
  newest: (month) => month,
  wholeList: (players) => `全部 ${players} 名棋手`,
  topCaption: (cadence, month) => `${month}${cadence}等级分最高的活跃棋手`,
  gains: '本月升幅最大',
  gainsCaption: (cadence, month) => `${month}${cadence}升幅最大的棋手`,
  noGains: '本榜单没有棋手升分。',
  noList: '尚未公布榜单。',
  noListHint: '公布后会显示在这里。',
  closings: '截止日期',
  closingsLead: '截止日期当天或之前结束、且报告已收到的赛事列入该榜单；其余列入下一份榜单。',
  listOf: (month) => `${month}榜单`,
  closes: '赛事截止日期：',
  closed: '已截止：',
  closesOfficial: '国际棋联官方赛事截止日期：',
  inForce: '生效日期：',
};
