import type { Texts } from '../texts.ts';

/** What can be stated of an event. */
export const facts: Texts['facts'] = Object.freeze({
  registered: '赛事注册的日期，YYYY-MM-DD；null 表示从未注册',
  received: '收到报告的日期，YYYY-MM-DD',
  official: 'true：国际棋联的正式赛事',
  championship: 'true：锦标赛，可以持续更久',
  nationalChampionship: 'true：全国锦标赛',
  womenOnly: 'true：仅限女子',
  norms: 'true：可获得称号标准',
  hybrid: 'true：在有监督的场地在线进行',
  pgn: 'false：报告没有附上混合赛事的棋谱',
  announcedRated: 'false：没有宣布为等级分赛事',
  approvals: '{ "duration", "lateRegistration", "hybrid", "waivedMatchRule" }，各为 true 或 false',
  scheduledGames: '对抗赛预定的局数',
  arbiters: '[{ "name": "…", "licensed": true、false 或 null }]',
  ratingsPerGame: 'true：各局按当日的等级分计算',
  laterEvent: '不是首次参赛的无等级分棋手的起始编号',
} satisfies Texts['facts']);
