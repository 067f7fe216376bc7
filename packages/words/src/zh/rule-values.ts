import type { Duration, KStep, RuleValue } from '@eloquence/rating';
import { oneOf } from '../format.ts';
import type { RuleValues } from '../types/messages.ts';
import { chinese } from './format.ts';
import { names } from './names.ts';

const { date, points } = chinese;

const body = oneOf(names.bodies);
const days = (n: number): string => `${n} 天`;
const games = (n: number): string => `${n} 局`;
const ofMonths = (n: number): string => `${n} 个月`;
const lasting = ({ count, unit }: Duration): string => (unit === 'days' ? days(count) : ofMonths(count));
const number = (n: number): string => String(n);
const required = oneOf({ required: '必须' });
const notRated = oneOf({ 'not-rated': '不评级' });
const rounding = oneOf({ 'half-up': '四舍五入，0.5 向上', 'half-away-from-zero': '四舍五入，0.5 远离零' });
const againstUnrated = oneOf({ 'not-counted': '不计入', 'with-event-result': '按对手在该赛事的结果计入' });
const asPrinted = oneOf({ 'as-printed': '严格按表使用' });

function kStep({ k, gamesUnder, reached, junior, since }: KStep): string {
  const conditions = [
    ...(gamesUnder === undefined ? [] : [`${since === undefined ? '' : '上榜后'}不足 ${games(gamesUnder)}`]),
    ...(reached === undefined ? [] : [`曾达到 ${reached}`]),
    ...(junior === undefined
      ? []
      : [`${junior.age} 岁生日${junior.until === 'birthday' ? '' : '当年年末'}之前且低于 ${junior.under}`]),
  ];
  return `${conditions.length === 0 ? '其他' : conditions.join('且')}：${k}`;
}

function range({ from, over, to, under }: NonNullable<RuleValue<'timeRange'>>): string {
  const lower = from === undefined ? `超过 ${over}` : `至少 ${from}`;
  const upper = to === undefined ? `少于 ${under}` : `至多 ${to}`;
  return `${lower} 分钟，${upper} 分钟`;
}

function closingText(v: RuleValue<'closing'>): string {
  return `榜单日期前 ${lasting(v.before)}${{ ended: '', 'ended-and-received': '，且已收到报告' }[v.basis]}`;
}

export const ruleValues: RuleValues = Object.freeze({
  amendedBy: body,
  decidedBy: oneOf({ 'event-start': '赛事开始日期' }),
  unreportedEvents: oneOf({ 'may-be-rated': '仍可评级' }),
  unreportedGames: oneOf({ 'may-be-rated': '仍可评级' }),
  officialEvents: oneOf({ 'always-rated': '一律评级', 'rated-at-any-speed': '一律评级，不论用时' }),
  continentalEvents: oneOf({ 'as-official': '与国际棋联赛事同样评级' }),
  registration: required,
  registrationNotice: (v) => `开始前 ${lasting(v)}`,
  registrationNoticeTop: (v) =>
    `开始前 ${lasting(v.notice)}：有棋手高于 ${v.playerAbove} 或女子棋手高于 ${v.womanAbove}`,
  registrationNoticeNorms: (v) => `开始前 ${lasting(v)}`,
  lateRegistrationBy: body,
  lateTopRegistrationBy: body,
  registrationRefusedBy: body,
  arbiterLicence: oneOf({ required: '所有裁判必须持有' }),
  appealDays: days,
  appealTo: body,
  hybridApproval: oneOf({ required: '每项赛事必须获准' }),

  thinkingTimeScope: oneOf({ tournament: '整个赛事', game: '每盘对局' }),
  thinkingTimeRatings: oneOf({ 'event-start': '赛事开始时的', 'game-start': '对局开始时的' }),
  thinkingTime: (v) =>
    v.map(({ from, minutes }) => `${from > 0 ? `${from} 及以上` : '其他'}：${minutes} 分钟`).join('；'),
  timeRange: range,
  movesAssumed: (v) => `${v} 步`,
  fasterGames: notRated,
  firstControl: (v) =>
    ({ recommended: `建议 ${v.moves} 步`, exactly: `恰为 ${v.moves} 步`, 'at-least': `至少 ${v.moves} 步` })[
      v.rule
    ],
  equalTimes: required,

  laws: oneOf({
    fide: '国际棋联国际象棋规则',
    'fide-or-approved-adaptation': '国际棋联国际象棋规则，或经批准的改编',
    'fide-or-hybrid': '国际棋联国际象棋规则，或混合象棋比赛规程',
  }),

  roundsPerDay: (v) => `${v} 轮`,
  hoursPerDay: (v) => `${v} 小时`,

  maximumDays: days,
  longerAllowed: (v) => `${v.map(oneOf({ championship: '锦标赛', approval: '获准的赛事' })).join('、')}允许`,
  interimReportsAfterDays: (v) => `超过 ${days(v)}的赛事`,
  ratingsPerGame: oneOf({ 'by-choice': '须在第一轮前选定' }),

  unplayedGames: oneOf({ 'never-rated': '一律不评级' }),
  startedGames: oneOf({ rated: '评级' }),
  startedGamesExceptions: (v) =>
    v.map(oneOf({ 'force-majeure': '不可抗力', 'fair-play': '公平竞赛裁定' })).join('、'),
  playersWithoutId: oneOf({ 'count-for-opponents': '只计入对手' }),

  minimumScore: (v) =>
    `${{ first: '首次赛事', 'until-counted': '有成绩计入之前的每次赛事', 'until-performance': '取得高于最低分的结果之前的每次赛事' }[v.events]} ${points(v.halfPoints / 2)} 分${v.points === 'all' ? '（含对未定级棋手的得分）' : ''}`,
  lowScoreForOpponents: oneOf({ dropped: '同样不计入' }),
  minimumOpponents: (v) =>
    `${v.types === 'all' ? '' : '瑞士制或团体赛中，'}${{ every: '每次赛事', first: '首次赛事' }[v.events]}至少 ${v.rated} ${{ opponents: '名', games: '局' }[v.counted]}`,
  stages: oneOf({ pooled: '合并评级', 'may-be-pooled': '可以合并评级' }),
  roundRobinRatedOneIn: (v) => `至少 1/${v}`,
  roundRobinSmall: (v) => `少于 ${v.under} 人时至少 ${v.rated} 名`,
  doubleRoundRobin: (v) => `至少 ${v.players} 人，其中 ${v.rated} 名有等级分`,
  nationalChampionship: (v) =>
    `至少 ${v.rated} 名${v.counted === 'men' ? '男子' : ''}，女子至少 ${v.womenRated} 名`,
  scheveningenUnrated: (v) => `至多 ${v} 名`,
  gamesAgainstUnrated: againstUnrated,
  roundRobinAgainstUnrated: againstUnrated,
  unplayedRoundRobin: oneOf({
    'as-swiss': '按瑞士制评级，参赛者构成仍按循环赛要求',
    'swiss-throughout': '一切按瑞士制',
  }),
  decidedMatch: notRated,
  decidedMatchWaiver: oneOf({ 'on-request': '可事先申请' }),
  unratedMatch: notRated,

  listMonths: (v) => (v.length === 12 ? '每月' : v.map((month) => `${month}月`).join('、')),
  monthlyLists: oneOf({ foreseen: '自主席团作出决定的次年 7 月 1 日起' }),
  monthlyClosing: closingText,
  firstList: date,
  listInForce: oneOf({ 'event-start': '赛事开始时有效的榜单' }),
  closing: closingText,
  closingOfficial: (v) => `榜单日期前 ${lasting(v)}`,
  floor: number,
  floorBefore: (v) => `${date(v.date)}之前的赛事：${v.floor}`,
  publishedColumns: (v) =>
    v
      .map(
        oneOf({
          name: '姓名',
          title: '称号',
          federation: '棋协',
          rating: '等级分',
          id: 'ID 号码',
          games: '评级期内局数',
          'birth-date': '出生日期',
          'birth-year': '出生年份',
          sex: '性别',
          k: 'K 值',
          'games-at-first-k': '首个 K 值下的局数',
        }),
      )
      .join('、'),
  minimumGames: games,
  minimumGamesTeamChampionship: games,
  minimumGamesMember: (v) => `${games(v.games)}（${v.associations.join('、')}）`,
  poolingWindow: (v) => (v.unit === 'months' ? ofMonths(v.count) : `${v.count} 个评级期`),
  pooling: oneOf({ 'weighted-mean': '各赛事结果按局数加权平均', 'one-event': '所有对局视为一项赛事' }),
  belowFloor: oneOf({ 'delisted-once': '显示一次“除名”，此后为未定级', 'shown-unrated': '显示为未定级' }),
  titledUnrated: oneOf({ 'separate-list': '另列一份榜单' }),
  activeGames: games,
  inactiveShown: (v) =>
    v === 'always'
      ? '始终显示'
      : v === 'never'
        ? '不再显示'
        : `再显示 ${v.unit === 'months' ? ofMonths(v.count) : `${v.count} 份榜单`}`,
  activeAgainGames: (v) => `${{ year: '一年内', period: '一个评级期内' }[v.within]} ${games(v.games)}`,
  inactiveRating: oneOf({ 'last-published': '最近公布的等级分' }),
  topListsMonths: (v) => `非活跃 ${ofMonths(v)}后`,

  differenceTable: asPrinted,
  probabilityTable: asPrinted,
  extremeDifference: number,
  firstRatingMethod: oneOf({
    bonus: '平均等级分；过半加分，不足一半用 dp',
    'drawn-games': '平均等级分加 dp，另加假设的和棋',
  }),
  roundRobinMethod: oneOf({ 'corrective-pass': '修正一次' }),
  roundRobinAverage: oneOf({ 'tournament-average': 'Ra = Rar − dpa × n/(n+1)' }),
  average: oneOf({ 'rated-opponents': '有等级分对手的平均' }),
  averages: oneOf({ whole: '先取整，再相加', exact: '不取整' }),
  atHalf: oneOf({ average: '平均等级分', 'average-and-dp': '平均等级分 + dp' }),
  bonus: (v) => `${v} 分`,
  belowHalf: oneOf({ 'average-and-dp': '平均等级分 + dp' }),
  belowHalfRoundRobin: oneOf({ 'dp-shrunk': '平均等级分 + dp × n/(n+1)' }),
  drawnGames: (v) => `与 ${v.rating} 分对手的 ${v.games} 局和棋`,
  firstRatingMaximum: number,
  firstRatingRounding: rounding,
  resultsUnderFloor: oneOf({
    'leading-ignored': '最初的不计入',
    'swiss-and-leading-ignored': '最初的和瑞士制、团体赛的不计入',
  }),
  listedSince: oneOf({ 'rated-for-himself': '对本人为有等级分，对其对手为未定级' }),
  differenceCap: number,
  differenceCapGames: oneOf({ every: '每盘对局', 'largest-of-event': '赛事中分差最大的一局' }),
  fullDifferenceFrom: (v) => `${v} 及以上`,
  unratedGap: (v) => `${v.gap} 及以上，且有棋手高于 ${v.above}`,
  kSteps: (v) => v.map(kStep).join('；'),
  kTimesGames: number,
  kTaken: oneOf({ 'list-before': '上一份榜单上的', 'event-start': '每项赛事开始时的' }),
  change: oneOf({ 'sum-times-k': '（得分 − PD）之和 × K' }),
  changeRounding: rounding,
  digitsShown: (v) => `前 ${v} 位`,
  standardStandsIn: oneOf({ 'start-value': '以慢棋等级分为起始值', 'as-rated': '以慢棋等级分代替' }),

  reportFormat: oneOf({ crosstable: '交叉表', trf: 'TRF 文件' }),
  reportToOfficerDays: (v) => `结束后 ${days(v)}内`,
  reportUploadDays: (v) => `结束后 ${days(v)}内`,
  reportLastList: (v) => `结束后第 ${v} 份，否则不评级`,
  reportNextListDays: (v) => `当月只剩 ${days(v)}或更少时`,
  reportingDuty: oneOf({
    'unless-announced-unrated': '所有赛事，除非公告不评级',
    'announced-as-rated': '规程说明将被评级的赛事',
  }),
  ratingOfficer: oneOf({ 'named-by-federation': '由各棋协指定' }),
  hybridGames: oneOf({ 'pgn-required': '必须提交完整 PGN' }),

  membership: oneOf({
    'member-of-federation': '国际棋联成员棋协的会员',
    'registered-by-federation': '通过国际棋联成员棋协注册',
  }),
  membershipException: oneOf({ 'on-request': '可申请', 'by-council': '由国际棋联理事会决定' }),
  removal: oneOf({ 'at-federations-word': '由棋协通知' }),
  deaths: oneOf({ 'reported-by-federation': '由棋协报告' }),
} satisfies RuleValues);
