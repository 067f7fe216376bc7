import type { Words } from './words.en.ts';

export const words: Words = {
  heading: '每个等级分，都有理由',
  lead: '查找棋手、榜单或赛事。每个数字都可追溯到对局和所依据的条文。',
  cadence: '用时类别',
  newest: (month) => month,
  wholeList: (players) => `全部 ${players} 名棋手`,
  topCaption: (cadence, month) => `${month}${cadence}最佳活跃棋手`,
  gains: '本月升幅最大',
  gainsCaption: (cadence, month) => `${month}${cadence}升幅最大的棋手`,
  noGains: '本榜单没有棋手因对局而加分。',
  noList: '尚未公布榜单。',
  noListHint: '首份榜单公布后即显示于此。',
  closings: '截止日期',
  closingsLead: '赛事若在截止日当天或之前结束且报告已收到，即列入该榜单；之后结束的列入下一份榜单。',
  listOf: (month) => `${month}榜单`,
  closes: '赛事须在此日或之前结束：',
  closed: '已截止：',
  closesOfficial: '国际棋联正式赛事的截止日：',
  inForce: '生效日期：',
};
