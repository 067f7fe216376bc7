import { desk } from '../../desk/words.zh.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  desk,
  title: '更正',
  lead: '已上表赛事的更正报告会自动进入下一份等级分表。若这还不够，可将已发布的表重新计算为修订版。',
  pending: '将进入下一份表的更正',
  pendingNone: '没有等待下一份表的更正。',
  because: '理由',
  onList: '赛事所在的表',
  applied: '已进入最新各表的更正',
  appliedNone: '最新各表中没有更正。',
  revisions: '等待发布的修订版',
  revisionsLead: '它们作为草稿与已发布的表并列。请比较前后，然后一并发布。',
  compare: '前后比较',
  look: '查看',
  revision: (revision) => `第 ${revision - 1} 次修订`,
  publish: '发布修订版',
  publishTitle: '发布全部这些修订版？',
  publishText: '它们立即取代当日的表。以前发布的表连同变化仍然可见。不能撤回。',
  publishConfirm: '正式发布',
  replay: '重新计算等级分表',
  replayLead: '自所选的表起，每份表都按现有报告重新计算。此举不会发布任何内容；以前留下的草稿将被丢弃。',
  from: '自何表起',
  replayButton: '重新计算',
  replayNone: '这里还没有计算过等级分表。',
  last: '上一次',
};
