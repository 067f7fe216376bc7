import type { Dictionary, Findings } from '../dictionary.ts';
import { nameOf } from '../format.ts';
import { chinese } from './format.ts';
import { names } from './names.ts';

const { date, points } = chinese;

const field = (name: string): string => nameOf(names.reportFields, name);
const result = (code: string): string => nameOf(names.results, code);
const cadence = (name: string): string => nameOf(names.cadences, name);
const megabytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(1)} MB`;
const rating = (text: string): string => (text === '–' ? '无等级分' : `等级分为 ${text}`);

/** The engine says in words from when on something is known. */
const firstDay = (allowed: string): string => date(/\d{4}-\d\d-\d\d/.exec(allowed)?.[0] ?? allowed);

export const findingHints: Dictionary['findingHints'] = Object.freeze({
  error: '赛事因此不能评级；如果报告有误，请改正。',
  warning: null,
  note: null,
});

export const findings: Findings = Object.freeze({
  // the file as a whole
  'file-too-large': {
    says: (v) => `文件有 ${megabytes(v.bytes)}，报告最多 ${megabytes(v.limit)}。`,
    hint: '这真的是赛事报告吗？等级分榜单请用 --list 给出。',
  },
  'too-many-lines': {
    says: (v) => `文件超过 ${v.limit} 行，这是读取的上限。`,
    hint: '这真的是赛事报告吗？等级分榜单请用 --list 给出。',
  },
  'line-too-long': {
    says: (v) => `该行有 ${v.length} 个字符，超过可读取的 ${v.limit} 个。`,
    hint: '请重新导出报告；每行一名棋手或一项内容。',
  },
  'findings-left-out': {
    says: (v) => `另有 ${v.left} 项结果未列出：最多列出 ${v.limit} 项。`,
    hint: '请先改正已列出的内容，再检查一次。',
  },
  'not-a-report': {
    says: () => '文件中没有棋手（没有以 001 开头的行）。',
    hint: '请从编排软件把赛事导出为国际棋联报告（TRF）。',
  },
  'encoding-latin-1': {
    says: () => '文件不是 UTF-8，已按 Latin-1 读取。',
    hint: '如果姓名显示正确，无须处理。',
  },
  'record-unknown': {
    says: (v) => `不认识以“${v.code}”开头的行，原样保留。`,
    hint: '除非该行本应起作用，否则无须处理。',
  },
  'header-repeated': {
    says: (v) => `${v.field} 行出现多次，以第一次为准。`,
    hint: '请删去其余的行。',
  },

  // one field
  'field-unreadable': {
    says: (v) => `无法读取${field(v.field)}：“${v.text}”。`,
    hint: '请在其所在列写成数字。',
  },
  'columns-shifted': {
    says: (v) => `“${v.text}”出现在应为空白的列：该行错位了。`,
    hint: '请把各项放回其所在列；过长的姓名或编号常使其余内容错位。',
  },
  'result-unknown': {
    says: (v) => `第 ${v.round} 轮：“${v.text}”不是结果。`,
    hint: '结果为 1 = 0，弃权为 + 和 -，不评级的对局为 W D L，轮空为 H F U Z。',
  },
  'opponent-unreadable': {
    says: (v) => `第 ${v.round} 轮：“${v.text}”不是对手的起始编号。`,
    hint: '请给出起始编号，没有对手则写 0000。',
  },
  'colour-unknown': {
    says: (v) => `第 ${v.round} 轮：“${v.text}”不是棋色，不予理会。`,
    hint: '棋色为 w、b，没有则为 -。',
  },

  // players and results
  'start-number-missing': {
    says: (v) => `${v.name || '一名没有姓名的棋手'}没有起始编号。`,
    hint: '请给每名棋手各自的编号。',
  },
  'start-number-repeated': {
    says: (v) => `起始编号 ${v.no} 已在第 ${v.first} 行用过。`,
    hint: '请给每名棋手各自的编号。',
  },
  'id-repeated': {
    says: (v) => `国际棋联编号 ${v.id} 已在第 ${v.first} 行用过。`,
    hint: '请查明该编号属于哪一名棋手。',
  },
  'id-missing': {
    says: (v) => `${v.name} 有等级分而没有国际棋联编号，无法核对。`,
    hint: '请补上编号。',
  },
  'opponent-not-in-report': {
    says: (v) => `棋手 ${v.no}，第 ${v.round} 轮：报告中没有对手 ${v.opponent}。`,
    hint: '请补上缺少的棋手，或改正编号。',
  },
  'opponent-is-himself': {
    says: (v) => `棋手 ${v.no}，第 ${v.round} 轮：对手是其本人。`,
    hint: '请改正对手的编号。',
  },
  'pairing-one-sided': {
    says: (v) =>
      `棋手 ${v.no}，第 ${v.round} 轮：对手是 ${v.opponent}，但 ${v.opponent} 该轮${v.found === '–' ? '没有对手' : `的对手是 ${v.found}`}。`,
    hint: '请使两行一致。',
  },
  'results-contradict': {
    says: (v) =>
      `第 ${v.round} 轮：${v.no} 对 ${v.opponent} 为 ${result(v.result)}，对方却为 ${result(v.other)}，二者不符。`,
    hint: '请改正其中一个结果。',
  },
  'colours-contradict': {
    says: (v) => `第 ${v.round} 轮：${v.no} 和 ${v.opponent} 都执${v.colour === 'w' ? '白' : '黑'}。`,
    hint: '请改正一方的棋色；等级分与此无关。',
  },
  'result-without-opponent': {
    says: (v) => `棋手 ${v.no}，第 ${v.round} 轮：没有对手却有 ${result(v.result)}，不计入。`,
    hint: '请补上对手，轮空则写 H、F、U 或 Z。',
  },
  'half-point-unplayed': {
    says: (v) => `有 ${v.times} 处没有对手的“=”，按轮空得半分读取（首处：棋手 ${v.no}，第 ${v.round} 轮）。`,
    hint: '无须处理；写 H 更清楚。',
  },
  'forfeit-without-opponent': {
    says: (v) => `有 ${v.times} 处没有对手的“+”或“-”，按轮空读取（首处：棋手 ${v.no}，第 ${v.round} 轮）。`,
    hint: '无须处理；写 F、U 或 Z 更清楚。',
  },
  'bye-with-opponent': {
    says: (v) => `棋手 ${v.no}，第 ${v.round} 轮：${result(v.result)} 却有对手（${v.opponent}）。`,
    hint: '请删去对手，或给出对局的结果。',
  },
  'pair-met-again': {
    says: (v) =>
      `${v.no} 和 ${v.opponent} 在第 ${v.round} 轮相遇，而第 ${v.first} 轮已经交过手；瑞士制不会如此。`,
    hint: '请改正编排，或用 --type 说明赛制。',
  },
  'points-differ': {
    says: (v) =>
      `棋手 ${v.no} 在报告中有 ${points(Number(v.points))} 分，各轮结果合计却为 ${points(Number(v.computed))} 分。`,
    hint: '请看是否缺少结果或结果有误；等级分以各轮结果为准。',
  },
  'ranks-out-of-order': {
    says: (v) =>
      `有 ${v.times} 个名次与积分不符（首处：棋手 ${v.no}，第 ${v.rank} 名，${points(Number(v.points))} 分）。`,
    hint: '等级分与此无关。',
  },
  'nothing-played': {
    says: () => '报告中没有下过的对局。',
    hint: '请在有结果之后再导出报告。',
  },
  'result-missing': {
    says: (v) => `第 ${v.round} 轮：${v.no} 对 ${v.opponent} 没有结果。`,
    hint: '请在两行都给出结果。',
  },

  // the header
  'start-missing': {
    says: () => '没有给出赛事的开始日期（042 行），无法确定适用的规则。',
    hint: '请补上：042 和日期，写作 YYYY/MM/DD。',
  },
  'headers-missing': {
    says: (v) => `报告没有给出：${v.fields.map(field).join('、')}。`,
    hint: '等级分负责人会需要这些内容。',
  },
  'count-differs': {
    says: (v) => `报告称有${field(v.field)} ${v.stated}，实有 ${v.found}。`,
    hint: '请看是否有遗漏。',
  },
  'rounds-differ': {
    says: (v) => `报告称有 ${v.stated} 轮，实有 ${v.found} 轮的结果。`,
    hint: '请看是否缺少轮次。',
  },
  'date-unreadable': {
    says: (v) => `无法读取${field(v.field)}：“${v.text}”。`,
    hint: '日期请写作 YYYY/MM/DD。',
  },
  'date-ambiguous': {
    says: (v) => `${field(v.field)}“${v.text}”有两种读法，按${date(v.taken)}处理。`,
    hint: '日期请写作 YYYY/MM/DD。',
  },
  'dates-out-of-order': {
    says: (v) => `赛事于${date(v.end)}结束，早于其开始的${date(v.start)}。`,
    hint: '请改正 042 或 052 行。',
  },
  'round-date-outside': {
    says: (v) => `第 ${v.round} 轮的日期${date(v.date)}在赛事期间之外。`,
    hint: '请改正 132 行，或赛事的日期。',
  },
  'rounds-out-of-order': {
    says: (v) => `第 ${v.round} 轮的日期${date(v.date)}早于前一轮。`,
    hint: '请改正 132 行。',
  },
  'time-control-unreadable': {
    says: (v) => `无法读取用时“${v.text}”。`,
    hint: '请写作分钟加每步秒数，例如 90+30，或在 222 行给出编码形式。',
  },
  'type-unreadable': {
    says: (v) => `不认识赛制“${v.text}”，按瑞士制处理。`,
    hint: '请用 --type 说明。',
  },
  'cadence-differs': {
    says: (v) =>
      v.minutes === 0
        ? `按其赛制，该赛事为${cadence(v.found)}，却按${cadence(v.cadence)}检查。`
        : `60 步用时 ${v.minutes} 分钟为${cadence(v.found)}，该赛事却按${cadence(v.cadence)}检查。`,
    hint: '请用 --cadence 说明属于哪个榜单。',
  },
  'before-first-edition': {
    says: (v) => `赛事于${date(v.start)}开始，早于已知的最早版本（${firstDay(v.first)}）。`,
    hint: '可用 --edition 选择版本，看其结果如何。',
  },

  // against a rating list
  'not-on-list': {
    says: (v) => `棋手 ${v.no}：榜单上没有国际棋联编号 ${v.id}，视为无等级分。`,
    hint: '请核对编号，并确认榜单是当时有效的。',
  },
  'name-differs': {
    says: (v) => `棋手 ${v.no} 在报告中为“${v.report}”，在榜单上为“${v.list}”。`,
    hint: '请确认该编号属于此人。',
  },
  'federation-differs': {
    says: (v) => `棋手 ${v.no} 在报告中属于 ${v.report}，在榜单上属于 ${v.list}。`,
    hint: '如果棋手已转会，无须处理。',
  },
  'birth-differs': {
    says: (v) => `棋手 ${v.no} 的出生年份在报告中为 ${v.report}，在榜单上为 ${v.list}。`,
    hint: '请确认该编号属于此人。',
  },
  'rating-differs': {
    says: (v) => `棋手 ${v.no} 在报告中${rating(v.report)}，在榜单上${rating(v.list)}。`,
    hint: '以榜单为准。',
  },
  'k-unknown': {
    says: (v) => `棋手 ${v.no}：榜单没有 K，由出生年份和等级分推得。`,
    hint: '无须处理；--explain 会说明。',
  },
  'inactive-on-list': {
    says: (v) => `棋手 ${v.no} 在榜单上为不活跃。`,
    hint: '无须处理：对局照样评级。',
  },
  'deceased-on-list': {
    says: (v) => `棋手 ${v.no} 在榜单上标为已故。`,
    hint: '请确认该编号属于此人。',
  },
  'possible-duplicate': {
    says: (v) => `棋手 ${v.other} 和 ${v.no} 可能是同一人：姓名、出生年份和棋协相同。`,
    hint: '请确认是两个人。',
  },
  'list-not-in-force': {
    says: (v) => `榜单日期为${date(v.list)}；赛事开始时有效的是${date(v.needed)}的榜单。`,
    hint: '请用 --list 给出正确的榜单。',
  },
} satisfies Findings);
