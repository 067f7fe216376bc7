import type { Words } from '../../../en/web/pages/desk-month.ts';
import { terms } from '../../terms.ts';
import { desk } from '../desk.ts';

export const words: Words = {
  desk,
  title: '本月',
  lead: '截止日期、缺少的报告和可结算的榜单。',
  underWay: '运行中的任务',
  drafts: '未公布的草稿',
  draftsLead: '草稿公布后才生效。请先查看。',
  look: '查看并公布',
  draftOf: (cadence, month) => `${month}，${cadence}`,
  listOf: (month) => `${month}榜单`,
  inForce: '生效日期',
  closes: '截止日期',
  official: '官方赛事',
  // On a phone these heads have two lines; a line may end where a word does.
  registered: '尚无\u200b报告',
  reported: '待\u200b决定',
  accepted: '已\u200b接受',
  state: '状态',
  edition: '条例',
  open: '未截止',
  closed: '已截止',
  lateState: '逾期',
  draftState: '草稿',
  tableOf: (month) => `${month}榜单的赛事，按用时类别`,
  tryOut: '试算',
  tryHint: '试算完成全部计算，但不保存任何内容。',
  workOut: '结算草稿',
  workOutHint: '草稿不公开，并取代以前的草稿。',
  cadence: terms.headings.cadence,
  all: '全部用时类别',
  early: (days) => `截止日期（${days}）未到。此后的报告不会列入现在结算的草稿。`,
  actionsOf: (month) => `结算${month}榜单`,
  nothing: '还没有可以接续的榜单。',
  nothingHint: '请先导入一份已公布的榜单。',
};
