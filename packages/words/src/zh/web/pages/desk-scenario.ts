import type { Words } from '../../../en/web/pages/desk-scenario.ts';
import { terms } from '../../terms.ts';
import { words as oversight } from './desk-oversight.ts';
import { words as scenarios } from './desk-scenarios.ts';

const { desk, figures, nothing, csv, png, of, table } = oversight;
const { isDraft, delete: remove, deleteTitle, deleteText } = scenarios;

export const words: Words = {
  ...{ desk, figures, nothing, csv, png, of, table, isDraft, remove, deleteTitle, deleteText },
  kind: '情景',
  all: '全部情景',
  title: (edition, from) => `${edition}，自${from}起`,
  lead: '同样的报告、更正和调整，在另一套规则下得出的榜单，与已公布的并列。',
  olderLists: (count) => `更早的 ${count} 份榜单`,
  otherCadences: (count) => `其他用时类别的 ${count} 份榜单`,
  lists: '榜单',
  list: terms.headings.list,
  cadence: terms.headings.cadence,
  players: '人数',
  changed: '有变化',
  mean: '平均差',
  largest: '最大差',
  onlyPublished: '未上榜',
  onlyScenario: '新上榜',
  same: '所有榜单与已公布的完全一致。',
  movers: '末份榜单上差别最大者',
  noMovers: '末份榜单上没有等级分不同。',
  player: terms.headings.player,
  id: terms.headings.id,
  published: '已公布',
  scenario: '该情景',
  difference: '差值',
  whatIf: '单个棋手会怎样',
  whatIfHint: '一名棋手每份榜单上已公布的与该情景下的等级分。对手的等级分也随之变化。',
  playerId: '棋手 ID',
  show: '显示',
  noPlayer: '没有此 ID 的棋手。',
  compared: '统计项并列',
};
