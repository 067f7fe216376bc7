import { exampleOfFact } from '../fact-examples.ts';
import type { CheckPageHints, PageHints } from '../types/office.ts';

const registration = '此结论出自赛事注册；如有误，请在注册中更正。';
const received = '以收到之日为准；注册中可另行注明。';
const type = '请在赛事注册中更正赛制。';
const list = '请先导入赛事开始时有效的榜单。';
const report = '请检查这是否为赛事报告。等级分榜单在“导入”中导入。';

/** What to do about a finding or a refusal that is read on a page, where nobody types commands. */
export const pageHints: PageHints = Object.freeze({
  'report-has-warnings': '请先查看警告，再接受。',
  'report-not-submitted': '请先提交。',
  'nothing-to-decide': '可在赛事页面重新决定。',
  'nothing-to-reopen': '请对待决定的报告作出决定。',
  'event-alike': '如为同一赛事，请撤回其中之一。',
  'name-redacted': '不会导入该姓名，但保存的报告含有它：请再次删除该棋手的个人信息。',
  'type-unreadable': type,
  'type-assumed': '如果正确，无须处理；否则请在赛事注册中更正赛制。',
  'pair-met-again': '请改正编排，或在赛事注册中更正赛制。',
  'met-only-once': '请检查是否缺少一半，或在赛事注册中更正赛制。',
  'match-of-many': type,
  'cadence-differs': '如果报告正确，请在注册中更正用时类别；否则请改正报告。',
  'list-not-in-force': list,
  'list-date-unknown': list,
  'nobody-rated': list,
  'file-too-large': report,
  'too-many-lines': report,
  'file-is-list': '请提交赛事报告。等级分榜单在“导入”中导入。',
  'game-unknown': '请在注册中更正对局。',
  'later-event-wrong': '请在注册中更正后续赛事：它只列未定级棋手。',
  'fact-missing': ({ fact }) => (exampleOfFact(String(fact)) === null ? null : '可在赛事注册中说明。'),
  'not-registered': '由等级分专员注册赛事，或驳回报告。',
  'registered-late': registration,
  'arbiter-unlicensed': registration,
  'hybrid-not-foreseen': registration,
  'hybrid-not-approved': registration,
  'hybrid-games-missing': registration,
  'not-announced': registration,
  'report-late': received,
  'report-list-missed': received,
  'rounds-taken': '请指明新的轮次，或更正报告。',
  'rounds-absent': '请指明报告包含的轮次，或提交含有这些轮次的报告。',
  'adjustment-not-set': '请查看一次性调整。',
  'k-not-stated': '请在“事项”中填写。',
  'fact-holds': '请查看事项列表。',
  'fact-not-stated': '请查看事项列表。',
  'player-twice': '请改正报告，或撤销合并。',
  'title-of-women': '请检查 ID，或使用不分性别的称号。',
  'players-met': '请检查 ID；仍可合并。',
  'players-differ': '请检查 ID；仍可合并。',
  'not-merged': '请给出因合并而终止的 ID，见棋手页面。',
  'identity-not-added': '只能移除手动添加的 ID，其他情况请合并棋手。',
  'identity-used': '如尚未评级，请先对该报告重新决定。',
  'event-withdrawn': '更改注册即可重新注册。',
  'revision-unknown': '请选择其中一个。',
  'no-revisions': '重新计算可产生修订版。',
  'no-draft': '请先结算榜单。',
  'list-unknown': '请查看有哪些榜单。',
} satisfies PageHints);

/** On the check page, for what its form can set. */
export const checkPageHints: CheckPageHints = Object.freeze({
  'type-unreadable': '请选择赛制后重新检查。',
  'type-assumed': '如果正确，无须处理；否则请选择赛制后重新检查。',
  'pair-met-again': '请改正编排，或选择其他赛制。',
  'met-only-once': '请检查是否缺少一半，或选择其他赛制。',
  'match-of-many': '请选择赛制后重新检查。',
  'cadence-differs': '如果报告正确，请选择其用时类别后重新检查；否则请改正报告。',
} satisfies CheckPageHints);
