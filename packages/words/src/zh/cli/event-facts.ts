import type { CliTexts } from '../../types/cli.ts';

/** What can be stated of an event. */
export const facts: CliTexts['facts'] = Object.freeze({
  registered: '赛事注册的日期，YYYY-MM-DD；null 表示从未注册',
  received: '收到报告的日期，YYYY-MM-DD',
  registrationRefused: 'true：资格委员会主席拒绝注册',
  reportedToOfficer: '棋协等级分专员收到报告的日期，YYYY-MM-DD',
  official: 'true：国际棋联官方赛事',
  continental: 'true：洲际官方赛事',
  championship: 'true：锦标赛，可以持续更久',
  nationalChampionship: 'true：全国锦标赛',
  womenOnly: 'true：仅限女子',
  norms: 'true：可取得称号成绩',
  hybrid: 'true：在有监督的场地在线进行',
  pgn: 'false：报告没有附上混合赛事的棋谱',
  announcedRated: 'false：规程未说明将被评级',
  approvals:
    '{ "duration", "lateRegistration", "hybrid", "unsubmitted", "waivedMatchRule" }，各为 true 或 false',
  scheduledGames: '对抗赛预定的局数',
  arbiters: '[{ "name": "…", "licensed": true、false 或 null }]',
  ratingsPerGame: 'true：各局按当日的等级分计算',
  laterEvent: '非首次参赛的未定级棋手的起始编号',
  noneCounted: '其中至今成绩均未计入者（例如首次零分）的起始编号',
  listedSince: '开赛后已列入榜单的棋手：[{ "player", "rating" }]',
  notMembers: '所属棋协不是国际棋联成员的棋手的起始编号',
  exceptions: '不计的对局（2024 5.1）：[{ "round", "player", "cause": "force-majeure" 或 "fair-play" }]',
  ratedGames: '国际棋联决定评级的个别对局（2024 0.2）：[{ "round", "player" }]',
} satisfies CliTexts['facts']);
