import { hasDateForm, nameOf } from '../format.ts';
import type { HeaderFindings } from '../types/messages.ts';
import { also, chinese } from './format.ts';
import { names } from './names.ts';

const { date } = chinese;

const field = (name: string): string => nameOf(names.reportFields, name);
const cadence = (name: string): string => nameOf(names.cadences, name);
const rating = (text: string): string => (text === '–' ? '无等级分' : `等级分为 ${text}`);

/** The first of some players. */
const list = (players: readonly string[]): string =>
  players.slice(0, 8).join('、') + (players.length > 8 ? ` 等 ${players.length} 人` : '');

/** Findings stored by earlier versions hold `from 2005-07-01`. */
const firstDay = (first: string): string => date(first.replace('from ', ''));

/** The header of a report, and the report against a rating list. */
export const headerFindings: HeaderFindings = Object.freeze({
  // the header
  'start-missing': {
    says: (v) =>
      `没有给出赛事的开始日期（042 行），无法确定${v.edition === null ? '适用的规则' : `当时有效的榜单；已选用 ${v.edition} 版`}。`,
    hint: '请补上 042 行：042 和日期，写作 YYYY/MM/DD。',
  },
  'headers-missing': {
    says: (v) => `报告没有给出：${v.fields.map(field).join('、')}。`,
    hint: '请补上：等级分专员需要这些内容。',
  },
  'count-differs': {
    says: (v) =>
      `报告称有${field(v.field)} ${v.stated}，实有 ${v.found}${v.unrated?.length ? `；没有等级分的：${list(v.unrated)}` : ''}。`,
    hint: (v) => (v.found < v.stated ? '请检查是否有遗漏。' : '请改正数目；这不影响等级分。'),
  },
  'federation-unknown': {
    says: (v) => `赛事的棋协“${v.text}”不存在。`,
    hint: '请改正：代码为三个字母，例如 FRA。',
  },
  'rounds-differ': {
    says: (v) => `报告称有 ${v.stated} 轮，实有 ${v.found} 轮的结果。`,
    hint: (v) => (v.found < v.stated ? '请检查是否缺少轮次。' : '请改正轮数，或删去不属于本赛事的轮次。'),
  },
  'date-unreadable': {
    says: (v) => `无法读取${field(v.field)}：“${v.text}”。`,
    hint: (v) => (hasDateForm(v.text) ? '请检查年、月、日。' : '日期请写作 YYYY/MM/DD。'),
  },
  'headers-contradict': {
    says: (v) => `${v.field} 行为“${v.text}”，${v.other} 行为“${v.otherText}”；以 ${v.field} 行为准。`,
    hint: '请使两行一致。',
  },
  'date-ambiguous': {
    says: (v) => `${field(v.field)}“${v.text}”有${v.ways > 2 ? '三' : '两'}种读法，按${date(v.taken)}处理。`,
    hint: '日期请写作 YYYY/MM/DD。',
  },
  'date-order-unusual': {
    says: (v) =>
      `${field(v.field)}“${v.text}”不是年、月、日的顺序，按${date(v.taken)}处理${v.times > 1 ? `（共 ${v.times} 个日期）` : ''}。`,
    hint: (v) => (v.field === 'round' ? '132 行的日期请写作 YY/MM/DD。' : '日期请写作 YYYY/MM/DD。'),
  },
  'year-differs': {
    says: (v) => `${field(v.field)}${date(v.date)}与报告中的其他日期（如${date(v.other)}）不符。`,
    hint: (v) => `请改正 ${v.field === 'start' ? '042' : '052'} 行的年份，或其他日期，然后重新检查。`,
  },
  'start-in-future': {
    says: (v) => `赛事于${date(v.start)}开始，而今天是${date(v.today)}。`,
    hint: '请改正 042 行：有结果的赛事应已开始。',
  },
  'ratings-per-game': {
    says: (v) => `该赛事各局按当日的等级分计算（${v.article}），一份榜单不够。`,
    hint: '请用“eloquence office”计算：其中有各份榜单。',
  },
  'dates-out-of-order': {
    says: (v) => `赛事于${date(v.end)}结束，早于其开始的${date(v.start)}。`,
    hint: '请改正 042 或 052 行。',
  },
  'round-date-outside': {
    says: (v) => `第 ${v.round} 轮的日期${date(v.date)}不在赛事期间之内。`,
    hint: '请改正 132 行，或赛事的日期。',
  },
  'rounds-out-of-order': {
    says: (v) => `第 ${v.round} 轮的日期${date(v.date)}早于前一轮。`,
    hint: '请改正 132 行。',
  },
  'round-dates-misplaced': {
    says: () => '各轮日期不在规定的列，已按先后次序读取。',
    hint: '132 行从第 92 列起写作 YY/MM/DD，每轮十列。',
  },
  'round-dates-differ': {
    says: (v) => `报告给出 ${v.dates} 轮的日期，实有 ${v.rounds} 轮的结果。`,
    hint: '请改正 132 行。',
  },
  'time-control-unreadable': {
    says: (v) => `无法读取用时“${v.text}”。`,
    hint: (v) =>
      /^\d+$/.test(v.text)
        ? `没有加秒的 ${v.text} 分钟请写作 ${v.text}+0，有加秒则写在加号之后。`
        : '请写作分钟加每步秒数，例如 90+30，或在 222 行给出编码形式。',
  },
  'type-unreadable': {
    says: (v) => `不认识赛制“${v.text}”，按瑞士制处理。`,
    hint: '请用 --type 说明。',
  },
  'type-assumed': {
    says: (v) => `报告没有说明赛制（092 行），按${nameOf(names.eventTypes, v.type)}处理。`,
    hint: '如果正确，无须处理；否则请用 --type 说明。',
  },
  'cadence-differs': {
    says: (v) =>
      v.minutes === 0
        ? `按其赛制，该赛事为${cadence(v.found)}，却按${cadence(v.cadence)}检查。`
        : `60 步用时 ${v.minutes} 分钟为${cadence(v.found)}，该赛事却按${cadence(v.cadence)}检查。`,
    hint: (v) => `如果确为${cadence(v.found)}，请用 --cadence ${v.found} 说明；否则请改正报告。`,
  },
  'before-first-edition': {
    says: (v) => `赛事于${date(v.start)}开始，早于已知的最早版本（${firstDay(v.first)}）。`,
    hint: '可用 --edition 选择版本，查看其结果。',
  },

  // against a rating list
  'not-on-list': {
    says: (v) => `棋手 ${v.no}：榜单上没有国际棋联 ID ${v.id}，视为未定级。`,
    hint: '请核对 ID，并确认榜单是当时有效的。',
  },
  'another-person': {
    says: (v) => `棋手 ${v.no} 在报告中为“${v.report}”，但 ID ${v.id} 在榜单上是另一人：“${v.list}”。`,
    hint: '请改正 ID；等级分以榜单为准。',
  },
  'name-differs': {
    says: (v) => `棋手 ${v.no} 在报告中为“${v.report}”，在榜单上为“${v.list}”。`,
    hint: '请确认该 ID 属于此人。',
  },
  'federation-differs': {
    says: (v) => `棋手 ${v.no} 在报告中属于 ${v.report}，在榜单上属于 ${v.list}。`,
    hint: '如果棋手已转会，无须处理。',
  },
  'birth-differs': {
    says: (v) => `棋手 ${v.no} 的出生年份在报告中为 ${v.report}，在榜单上为 ${v.list}。`,
    hint: '请确认该 ID 属于此人。',
  },
  'rating-differs': {
    says: (v) => `棋手 ${v.no} 在报告中${rating(v.report)}，在榜单上${rating(v.list)}。`,
    hint: '以榜单为准。',
  },
  'k-unknown': {
    says: (v) => `棋手 ${v.no}：榜单没有 K，由出生年份和等级分推算${also(v)}。`,
    hint: '无须处理；--explain 显示推算的理由。',
  },
  'k-not-taken': {
    says: (v) => `未采用 K ${v.k}：版本 ${v.edition} 自行规定 K。`,
    hint: '请去掉 --k；只有 2005 至 2011 年的快棋榜单由管理员确定 K。',
  },
  'k-irregular': {
    says: (v) => `棋手 ${v.no}：榜单上 K = ${v.k}，条例中没有此值，改由出生年份和等级分推算${also(v)}。`,
    hint: '请检查榜单是否损坏。',
  },
  'inactive-on-list': {
    says: (v) => `棋手 ${v.no} 在榜单上为非活跃${also(v)}。`,
    hint: '无须处理：对局照样评级。',
  },
  'deceased-on-list': {
    says: (v) => `棋手 ${v.no} 在榜单上标为已故${also(v)}。`,
    hint: '请确认该 ID 属于此人。',
  },
  'possible-duplicate': {
    says: (v) => `棋手 ${v.other} 和 ${v.no} 可能是同一人：姓名、出生年份和棋协相同。`,
    hint: '请确认是两个人。',
  },
  'list-not-in-force': {
    says: (v) => `榜单日期为${date(v.list)}；赛事开始时有效的是${date(v.needed)}的榜单。`,
    hint: '请用 --list 给出正确的榜单。',
  },
  'list-date-unknown': {
    says: () => '榜单日期不详，无法确定赛事开始时是否有效。',
    hint: '请用 --list-date 给出日期。',
  },
} satisfies HeaderFindings);
