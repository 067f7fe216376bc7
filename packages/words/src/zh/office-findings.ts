import { exampleOfFact } from '../fact-examples.ts';
import { nameOf } from '../format.ts';
import type { OfficeFindings, OfficePlaceHints } from '../types/office.ts';
import { chinese } from './format.ts';
import { names } from './names.ts';

const { date } = chinese;
const cadence = (name: string): string => nameOf(names.cadences, name);
const registration = '“office register 赛事 --change 文件.json”';

/** What the office itself finds. */
export const officeFindings: OfficeFindings = Object.freeze({
  'not-registered': {
    says: (_, at) => `赛事没有注册，而条例要求注册${at}。`,
    hint: `由等级分专员决定：用${registration}注册，或在其中写 "registered": null 予以驳回。`,
  },
  'event-differs': {
    says: (v) => `${v.event} 是${date(v.start)}的“${v.name}”，而报告是关于${date(v.begins)}的“${v.found}”。`,
    hint: '如为另一赛事，请驳回并提交到该赛事；如接受，此赛事采用报告的日期。',
  },
  'event-alike': {
    says: (v) => `${v.event} 的名称和日期相同：“${v.name}”，${date(v.start)}至${date(v.end)}。`,
    hint: '如为同一赛事，请撤回其中之一（“office withdraw 赛事 --because 理由”）。',
  },
  'games-alike': {
    says: (v) => `赛事 ${v.event} 的 ${v.report} 的棋手和结果相同：${v.games} 局中有 ${v.same} 局。`,
    hint: '如为同一赛事，请驳回其中之一，否则其对局会计入两次。',
  },
  'name-redacted': {
    says: (v) => `棋手 ${v.id} 的姓名已删除，而此报告又含有该姓名。`,
    hint: '不会导入该姓名，但保存的报告含有它：请再次删除该棋手的个人信息（“office redact”）。',
  },
  'rounds-left-out': {
    says: (v) => `${v.report} 含有此赛事第 ${v.rounds} 轮；此报告取代它，却没有全部这些轮次。`,
    hint: '请另行提交缺少的轮次，或提交含有全部轮次的报告。',
  },
  'list-skipped': {
    says: (v) =>
      `${date(v.newest)}的${cadence(v.cadence)}榜单之后是${date(v.skipped)}的榜单，但它没有结算；这份是${date(v.date)}的榜单。`,
    hint: '应列入略过榜单的赛事列入这一份。如需那些榜单，请先结算并公布它们。',
  },
  'closing-early': {
    says: (v) =>
      `${date(v.date)}的${cadence(v.cadence)}榜单计入${date(v.closing)}当天或之前结束的赛事，而这一天还没有到。`,
    hint: '此后的报告不在其中。请在那一天之后重新结算，再公布。',
  },
} satisfies OfficeFindings);

const stated = `此结论出自注册内容；如有误，请用${registration}改正。`;
const received = `以收到的日期为准；可用${registration}更改（"received"）。`;
const type = `请用${registration}设定 "type"。`;
const list = '请导入开始时有效的榜单（“office import list”）。';
const isReport = '请检查这是否为赛事报告。等级分榜单用“office import list”导入。';

/** What to do in the office, where a check would point to its own options. */
export const officePlaceHints: OfficePlaceHints = Object.freeze({
  'type-unreadable': type,
  'type-assumed': `如果正确则无须处理。否则${type}`,
  'pair-met-again': `请改正编排。${type}`,
  'met-only-once': `请检查是否缺少一半。${type}`,
  'match-of-many': type,
  'cadence-differs': `如果报告正确，请用${registration}设定 "cadence"；否则请改正报告。`,
  'before-first-edition': '那时的赛事不能在此评级。',
  'k-unknown': null,
  'k-not-taken': null,
  'list-not-in-force': list,
  'list-date-unknown': list,
  'file-too-large': isReport,
  'too-many-lines': isReport,
  'file-is-list': '等级分榜单用“office import list”导入。',
  'rating-implausible': '无须处理：等级分取自数据库中的榜单。',
  'nobody-rated': list,
  'game-unknown': `请用${registration}改正对局。`,
  'later-event-wrong': `请用${registration}改正 "laterEvent"：它只列未定级棋手。`,
  'fact-missing': ({ fact }) => {
    const example = exampleOfFact(String(fact));
    return example === null ? null : `请在注册内容中说明：${registration}，例如 ${example}。`;
  },
  'not-registered': stated,
  'registered-late': stated,
  'arbiter-unlicensed': stated,
  'hybrid-not-foreseen': stated,
  'hybrid-not-approved': stated,
  'hybrid-games-missing': stated,
  'not-announced': stated,
  'report-late': received,
  'report-list-missed': received,
} satisfies OfficePlaceHints);
