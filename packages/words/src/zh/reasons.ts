import { nameOf } from '../format.ts';
import type { Reasons } from '../types/messages.ts';
import { chinese } from './format.ts';
import { names } from './names.ts';

const { added, date, decimal, points, short, signed } = chinese;

const outOf = (score: number, n: number): string => `${n} 局得 ${points(score)} 分`;
const hours = (minutes: number): string =>
  minutes % 60 === 0 ? `${minutes / 60} 小时` : `${Math.trunc(minutes / 60)} 小时 ${minutes % 60} 分钟`;

interface Pair {
  readonly own: number;
  readonly opponent: number;
  readonly difference: number;
}

const gap = ({ own, opponent, difference }: Pair): string =>
  `${own} 对 ${opponent}：等级分差 ${Math.abs(difference)}`;

/** How long the K of juniors lasts, as the text has it: `last` is the last day. */
const JUNIOR_UNTIL = {
  'year-end': (age: number, last: string) => `至 ${age} 岁生日当年年末（${last}）为止`,
  birthday: (age: number, last: string) => `至 ${age} 岁生日前一天（${last}）为止`,
  'birth-year': (age: number, last: string) => `至 ${age} 岁生日为止（最迟${last}）`,
} as const;

export const reasons: Reasons = Object.freeze({
  // one game
  'difference-counted': (v, at) => `${gap(v)}，预期得分 ${decimal(v.expected)}${at}。`,
  'difference-capped': (v, at) =>
    `${gap(v)} 按 ${Math.abs(v.counted)} 计算${at}，预期得分 ${decimal(v.expected)}。`,
  'difference-full': (v, at) =>
    `${gap(v)}，因棋手等级分不低于 ${v.from}，按全额计算${at}，预期得分 ${decimal(v.expected)}。`,
  'cap-used-elsewhere': (v, at) =>
    `${gap(v)} 按全额计算，因为每次赛事只对分差最大的一局设上限${at}，预期得分 ${decimal(v.expected)}。`,
  'gap-not-rated': (v, at) =>
    `${v.own} 对 ${v.opponent}：不评级，因为分差 ${v.gap} 达到 ${v.limit}，且有棋手等级分高于 ${v.above}${at}。`,
  'game-unplayed': (_, at) => `对局未进行，不计入${at}。`,
  'game-not-chosen': (_, at) => `该局不计：根据决定，只评级该赛事的其他对局${at}。`,
  'game-excepted': ({ cause }, at) =>
    `对局不计入：${{ 'force-majeure': '不可抗力', 'fair-play': '公平竞赛裁定' }[cause]}${at}。`,
  'game-after-decision': (v, at) =>
    `${v.scheduled} 局的对抗赛已有一方得到 ${points(Number(v.needed))} 分而分出胜负，此局不计入${at}。`,
  'game-thinking-time': (v, at) =>
    `60 步用时 ${v.minutes} 分钟不足：有棋手等级分为 ${v.rating}，须有 ${v.needed} 分钟${at}，此局不计入。`,
  'opponent-unrated': (_, at) => `对手未定级，此局不计入${at}。`,
  'opponent-result-used': ({ ru }, at) => `对手未定级，按其本次赛事的结果 ${ru} 计算${at}。`,
  'opponent-result-missing': (_, at) => `对手未定级，且在本次赛事中未取得结果，此局不计入${at}。`,
  'opponent-dropped': (v, at) =>
    `对手未定级，得 ${points(v.score)} 分，未达到 ${points(v.minimum)} 分，此局不计入${at}。`,
  'opponent-listed-since': ({ rating }, at) =>
    `对手当时未定级，其后以 ${rating} 上榜，但对其对手而言仍视为未定级，此局不计入${at}。`,
  'standard-stands-in': ({ rating }, at) => `该榜单上没有等级分，以慢棋等级分 ${rating} 代替${at}。`,
  'rating-at-game': ({ rating }, at) => `采用对局时的等级分 ${rating}${at}。`,

  // change
  'listed-since': ({ rating }, at) => `赛事期间未定级，其后上榜：以当前等级分 ${rating} 评级${at}。`,
  'change-summed': (v, at) =>
    `${v.n} 局：得分 ${points(v.score)}，预期 ${decimal(v.expected)}，相差 ${signed(v.sum)}；乘以 K = ${v.k}，得 ${signed(v.change)}${at}。`,
  'period-summed': (v, at) => `${v.events} 项赛事、${v.n} 局，合计 ${signed(v.change)}${at}。`,
  'change-rounded': (v, at) =>
    `${signed(v.change)} 四舍五入为 ${signed(v.rounded)}${at}：${v.rating} 变为 ${v.new}。`,
  'editions-differ': (v, at) => `各项赛事分属不同版本（${v.editions}），涉及整体的事项按 ${v.whole}${at}。`,
  'correction-added': ({ change }, at) => `更正后的报告带来 ${signed(change)}${at}。`,
  'digits-shown': (v, at) => `榜单只显示 ${v.rating} 的前几位数字：${v.shown}${at}。`,

  // K
  'k-new': (v, at) => `K 为 ${v.k}：至今 ${v.played} 局，不足 ${v.games} 局${at}。`,
  'k-reached': (v, at) => `K 永久为 ${v.k}：已公布的等级分（${v.peak}）曾达到 ${v.reached}${at}。`,
  'k-junior': (v, at) =>
    `K 为 ${v.k}：青少年，${JUNIOR_UNTIL[v.by](v.age, date(v.until))}，且等级分保持在 ${v.under} 以下${at}。`,
  'k-junior-over': (v, at) => `青少年的 K 已不适用：已公布的等级分（${v.peak}）曾达到 ${v.under}${at}。`,
  'k-otherwise': ({ k }, at) => `K 为 ${k}：不属于任何特殊情形${at}。`,
  'k-set': ({ k }, at) => `K 为 ${k}，由等级分管理员为该榜单确定${at}。`,
  'k-not-set': (_, at) => `没有变动：K 由等级分管理员为榜单确定，但事项中没有${at}。`,
  'k-played-unknown': (v, at) => `已下局数不详，视为不少于 ${v.games} 局${at}。`,
  'k-birth-unknown': ({ age }, at) => `出生日期不详，不按 ${age} 岁及以下的青少年处理${at}。`,
  'k-birth-year-only': (v, at) =>
    `这里只知道出生年份 ${v.year}，至${date(v.until)}视为未满 ${v.age} 岁生日${at}。`,
  'k-of-later-list': (v, at) =>
    `K 取 ${v.k}，即赛事所列入榜单的上一份榜单（${date(v.list)}）的值；赛事开始时为 ${v.before}${at}。`,
  'k-limited': (v, at) => `K 由 ${v.k} 降为 ${v.used}：${v.k} × ${v.n} 局超过 ${v.limit}${at}。`,

  // the result of one event for an unrated player
  'average-of-opponents': (v, at) => `对阵有等级分对手的 ${v.n} 局，平均等级分为 ${short(v.average)}${at}。`,
  'drawn-games-added': (v, at) =>
    `在所下 ${v.n} 局之外，加上与 ${v.rating} 分假设对手的 ${v.games} 局和棋，平均等级分为 ${short(v.average)}${at}。`,
  'score-half': (v, at) => `${outOf(v.score, v.n)}，得分率恰为一半，结果即平均等级分 ${v.ru}${at}。`,
  'score-above-half': (v, at) =>
    `${outOf(v.score, v.n)}，超过一半 ${v.halfPoints} 个半分，每个半分加 ${decimal(v.bonus)}${at}：${short(v.average)} 变为 ${v.ru}。`,
  'score-below-half': (v, at) =>
    `${outOf(v.score, v.n)}，得分率 ${decimal(v.p)}，对应等级分差 ${decimal(v.dp)}${at}：${short(v.average)} ${added(v.dp)} = ${v.ru}。`,
  'score-below-half-round-robin': (v, at) =>
    `${outOf(v.score, v.n)}，得分率 ${decimal(v.p)}，对应等级分差 ${decimal(v.dp)}，循环赛中取其 ${v.opponents}/${v.opponents + 1}${at}：${short(v.average)} 变为 ${v.ru}。`,
  'score-converted': (v, at) =>
    `${outOf(v.score, v.n)}，连同所加和棋得分率为 ${decimal(v.p)}，对应等级分差 ${signed(v.dp)}${at}：${short(v.average)} ${added(v.dp)} 四舍五入得 ${v.ru}。`,
  'tournament-average': (v, at) =>
    `${v.rated} 名有等级分棋手平均 ${short(v.rar)}，平均 dp 为 ${short(v.dpa)}，赛事平均等级分为 ${short(v.rar)} − ${short(v.dpa)} × ${v.opponents}/${v.opponents + 1} = ${v.ra}${at}。`,
  'field-corrected': (v, at) =>
    `有 ${v.capped} 名对手的分差超过 ${v.cap}，按 ${v.cap} 计算：平均等级分由 ${v.before} 变为 ${v.average}，结果为 ${v.ru}${at}。`,
  'score-too-low': (v, at) => `得 ${points(v.score)} 分，未达到 ${points(v.minimum)} 分，该结果不计入${at}。`,
  'low-score-counts': ({ score }, at) => `得 ${points(score)} 分，因已有此前的赛事，仍予计入${at}。`,
  'too-few-rated-opponents': (v, at) =>
    `有等级分的对手 ${v.met} 名，不足 ${v.needed} 名，该结果不计入${at}。`,
  'leading-result-under-floor': (v, at) =>
    `${v.ru} 低于最低分 ${v.floor}，此前也没有结果达到过，不计入${at}。`,
  'result-not-above-floor': (v, at) => `${v.ru} 未超过最低分 ${v.floor}，不计入${at}。`,
  'taken-as-first-event': (_, at) => `不知有更早的赛事，视为该棋手的首次赛事${at}。`,
  'taken-as-later-event': (_, at) => `这不是该棋手的首次赛事${at}。`,

  // a first rating
  'outside-window': (v, at) =>
    `${date(v.start)}的赛事过早，不能与${date(v.newest)}的赛事合并：只合并 ${{ periods: `${v.count} 个评级期`, months: `${v.count} 个月` }[v.unit]}内的结果${at}。`,
  'pooled-by-weight': (v, at) =>
    `${v.events} 项赛事的结果按 ${v.n} 局加权，平均为 ${short(v.average)}${at}。`,
  'pooled-as-one': (v, at) => `${v.events} 项赛事视为一项：${outOf(v.score, v.n)}${at}。`,
  'result-given': (v, at) => `赛事的结果已经给出：${v.n} 局，${v.ru}${at}。`,
  'games-missing': (v, at) => `尚无等级分：已有 ${v.n} 局，需要 ${v.needed} 局${at}。`,
  'fewer-games-suffice': (v, at) =>
    `${v.because === 'team-championship' ? '官方团体锦标赛' : `${v.because.replace(/, ([A-Z]+)$/, ' 或 $1').replace(', ', '、')} 成员`}只需 ${v.needed} 局${at}。`,
  'rating-below-floor': (v, at) => `没有等级分：${v.ru} 低于可公布的最低分 ${v.floor}${at}。`,
  'rating-at-maximum': (v, at) => `初始等级分最高为 ${v.maximum}${at}，公式本身得出 ${v.ru}。`,
  'rating-published': (v, at) =>
    `公布 ${v.rating}：共 ${v.n} 局（至少 ${v.needed} 局），且不低于 ${v.floor}${at}。`,
  'nothing-counts': (_, at) => `没有可计入的结果，无法得出等级分${at}。`,
  'variant-differs': (v, at) =>
    `以上依照条文。国际棋联已知的实际做法（变体 ${v.variant}）${v.value === '–' ? '不产生等级分' : `得出 ${v.value}`}${at}。`,

  // performance and target
  performance: (v, at) =>
    `${outOf(v.score, v.n)}，得分率 ${decimal(v.p)}，对应等级分差 ${signed(v.dp)}${at}：${short(v.average)} ${added(v.dp)} = ${v.ru}。`,
  'target-needs': (v, at) => `达到 ${v.goal} 需要 ${outOf(v.score, v.n)}，届时为 ${v.new}${at}。`,
  'target-out-of-reach': (v, at) => `无法达到 ${v.goal}：即使 ${outOf(v.n, v.n)}，也只有 ${v.best}${at}。`,

  // eligibility of an event
  'fact-missing': ({ fact }, at) => `尚待查明：${names.facts[fact]}${at}。`,
  'official-always-rated': (_, at) => `官方赛事一律评级${at}。`,
  'not-registered': (_, at) => `赛事未注册，不予评级${at}。`,
  'registration-refused': ({ by }, at) => `${nameOf(names.bodies, by)}拒绝注册该赛事，不予评级${at}。`,
  'rated-by-decision': (_, at) => `国际棋联决定对该赛事评级，尽管没有棋协提交${at}。`,
  'report-to-officer-late': (v, at) =>
    `棋协等级分专员于${date(v.given)}收到报告，晚于期限${date(v.deadline)}${at}。`,
  'registered-late': (v, at) =>
    `注册于${date(v.registered)}，晚于${date(v.deadline)}：须提前 ${v.count} ${v.unit === 'days' ? '天' : '个月'}${at}。`,
  'late-registration-approved': ({ by }, at) => `逾期注册已由${nameOf(names.bodies, by)}批准${at}。`,
  'arbiter-unlicensed': (v, at) => `有 ${v.arbiters} 名裁判没有执照，赛事不予评级${at}。`,
  'licence-unknown': (v, at) =>
    v.arbiters === 0 ? `裁判是否持有执照不详${at}。` : `有 ${v.arbiters} 名裁判是否持有执照不详${at}。`,
  'hybrid-not-foreseen': (_, at) => `条例未规定混合赛事，不予评级${at}。`,
  'hybrid-not-approved': (_, at) => `混合赛事未获批准，不予评级${at}。`,
  'hybrid-games-missing': (_, at) => `混合赛事未随报告提交完整棋谱，不予评级${at}。`,
  'thinking-time-short': (v, at) =>
    `60 步用时 ${v.minutes} 分钟不足：${v.from > 0 ? `有棋手等级分达到 ${v.from}，` : ''}须有 ${v.needed} 分钟${at}。`,
  'time-outside-range': (v, at) =>
    `60 步用时 ${v.minutes} 分钟${v.seconds ? ` ${v.seconds} 秒` : ''}不属于${nameOf(names.cadences, v.cadence)}（分钟：${v.range}）${at}。`,
  'times-unequal': (_, at) => `双方用时不同，对局不予评级${at}。`,
  'first-control-moves': (v, at) =>
    `第一时限为 ${v.moves} 步，应${v.rule === 'exactly' ? '恰为' : '至少为'} ${v.required} 步${at}。`,
  'first-control-recommended': (v, at) => `第一时限为 ${v.moves} 步，建议 ${v.recommended} 步${at}。`,
  'too-many-rounds': (v, at) => `一天 ${v.rounds} 轮，超过上限 ${v.allowed} 轮${at}。`,
  'too-many-hours': (v, at) => `一天比赛 ${hours(v.minutes)}，超过上限 ${v.allowed} 小时${at}。`,
  'too-long': (v, at) => `赛事持续 ${v.days} 天，超过上限 ${v.allowed} 天${at}。`,
  'longer-allowed': (v, at) =>
    `赛事持续 ${v.days} 天，${{ championship: '因属锦标赛', approval: '因已获批准' }[v.because]}而允许${at}。`,
  'interim-reports': (v, at) => `赛事持续 ${v.days} 天：超过 ${v.after} 天须每月提交中期结果${at}。`,
  'match-with-unrated': (_, at) => `有未定级棋手的对抗赛不予评级${at}。`,
  'decided-match-waived': (_, at) => `胜负已分后不评级的要求已事先获得豁免${at}。`,
  'too-few-rated-in-field': (v, at) =>
    `${v.players} 名棋手中有 ${v.rated} 名有等级分，至少需要 ${v.needed} 名${at}。`,
  'too-few-players': (v, at) =>
    `有未定级棋手参加的双循环赛至少需要 ${v.needed} 名棋手，现有 ${v.players} 名${at}。`,
  'national-championship': (v, at) =>
    `全国锦标赛只需 ${v.needed} 名有等级分的棋手，现有 ${v.rated} 名${at}。`,
  'scheveningen-unrated': (v, at) =>
    `舍维宁根制赛事中有 ${v.unrated} 名未定级棋手，超过上限 ${v.allowed} 名，不予评级${at}。`,
  'round-robin-as-swiss': (v, at) => `循环赛有 ${v.unplayed} 局未进行，按瑞士制评级${at}。`,
  'report-late': (v, at) => `报告于${date(v.received)}收到，应不晚于${date(v.deadline)}${at}。`,
  'report-list-missed': (v, at) =>
    `报告于${date(v.received)}收到，错过了${date(v.list)}的榜单（结束后第 ${v.lists} 份），赛事不予评级${at}。`,
  'not-announced': (_, at) => `按赛事自身的公告，不予评级${at}。`,
  'player-not-member': ({ player }, at) => `赛事第 ${player + 1} 号棋手不属于成员棋协${at}。`,
  'stages-pooled': ({ rule }, at) =>
    `预赛、决赛和加赛${rule === 'pooled' ? '' : '可以'}合并为一项赛事评级${at}。`,
  'stages-separate': (_, at) => `该版本对预赛、决赛和加赛没有规定，各自作为一项赛事评级${at}。`,
  'appeal-until': (v, at) =>
    `可在 ${v.days} 天内（最迟${date(v.until)}）向${nameOf(names.bodies, v.to)}申诉${at}。`,
  'appeal-none': (_, at) => `该版本没有申诉的规定${at}。`,

  // lists
  'list-in-force': (v, at) => `${date(v.date)}有效的是${date(v.list)}的榜单${at}。`,
  'ended-in-time': (v, at) =>
    `赛事结束日期为${date(v.end)}，不晚于截止日期${date(v.closing)}，列入${date(v.list)}的榜单${at}。`,
  'ended-after-closing': (v, at) =>
    `赛事结束日期为${date(v.end)}，晚于截止日期${date(v.closing)}，未能列入${date(v.list)}的榜单${at}。`,
  'received-after-closing': (v, at) =>
    `报告于${date(v.received)}收到，晚于截止日期${date(v.closing)}，未能列入${date(v.list)}的榜单${at}。`,
  'official-closing': (v, at) => `官方赛事结束日期为${date(v.end)}，仍列入${date(v.list)}的榜单${at}。`,
  'list-already-published': (v, at) => `${date(v.list)}的榜单已经公布，因此计入${date(v.next)}的榜单${at}。`,
  'next-list-allowed': (v, at) =>
    `赛事结束日期为${date(v.end)}，距月底 ${v.days} 天，报告也可用于${date(v.list)}的榜单${at}。`,
  'below-floor-delisted': (v, at) => `${v.rating} 低于最低分 ${v.floor}，不再列入榜单${at}。`,
  'left-the-list-since': (v, at) =>
    `赛事开始时等级分为 ${v.rating}，但已不在${date(v.list)}的榜单上：没有可以加减的等级分，这些对局也不计入新的初始等级分；对其对手仍然计入${at}。`,
  'active-by-games': (v, at) =>
    v.games < v.needed ? `活跃：首次上榜不满一年${at}。` : `活跃：过去一年有 ${v.games} 局${at}。`,
  'inactive-by-games': (v, at) =>
    `自${date(v.since)}的榜单起非活跃：一年内 ${v.games} 局，至少需要 ${v.needed} 局${at}。`,
  'inactive-still-shown': ({ until }, at) => `等级分仍显示至${date(until)}${at}。`,
  'inactive-only-flagged': ({ since }, at) => `自${date(since)}起非活跃，不再显示等级分${at}。`,
  'left-top-list': ({ months }, at) => `${months} 个月后不再列入排行榜${at}。`,
  'federation-suspended': (v, at) =>
    `不列入榜单：棋协 ${v.federation} 自${date(v.from)}起不具成员资格${at}。`,
  'player-removed': ({ from }, at) => `不列入榜单：棋协要求自${date(from)}起除名${at}。`,
  'player-excepted': ({ from }, at) => `经批准，自${date(from)}起例外列入榜单${at}。`,
  'rating-adjusted': (v, at) => `${v.adjustment} 的一次性调整使等级分由 ${v.before} 变为 ${v.after}${at}。`,
  'rating-not-adjusted': (v, at) => `${v.adjustment} 的一次性调整未改变等级分 ${v.rating}${at}。`,
} satisfies Reasons);
