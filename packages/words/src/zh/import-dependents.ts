/** Ledger entries that depend on an import, by kind. */
export const importDependents: Readonly<Record<string, string>> = Object.freeze({
  'list-published': '公布榜单',
  'list-made-current': '更换现行榜单',
  'list-import-undone': '撤销另一次导入',
  'report-accepted': '接受报告',
  'appeal-made': '提出申诉',
  'decision-revoked': '重新决定',
  'correction-accepted': '接受更正',
  'adjustment-set': '添加一次性调整',
  'adjustment-revoked': '移除一次性调整',
  'fact-stated': '录入事项',
  'fact-ended': '终止事项',
  'player-added': '添加棋手',
  'player-changed': '更改棋手资料',
  'players-merged': '合并棋手',
  'players-split': '撤销合并',
  'player-redacted': '删除个人信息',
});
