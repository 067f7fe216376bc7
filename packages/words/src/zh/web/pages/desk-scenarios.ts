import type { Words } from '../../../en/web/pages/desk-scenarios.ts';
import { terms } from '../../terms.ts';
import { desk } from '../desk.ts';

export const words: Words = {
  desk,
  title: '情景',
  lead: '换一套规则，榜单会是什么样？全部历史在副本上重新计算，已公布的榜单不变。',
  start: '新建情景',
  button: '计算',
  cadence: terms.headings.cadence,
  edition: '条例',
  editionHint: '也可在下面选择草案。',
  none: '使用草案文件',
  draft: '草案',
  draftHint: '棋协自定的条例（JSON 文件），写明所依据的条例和改动的规则。',
  notJson: { title: '草案无法读取', detail: '此文件不是 JSON。' },
  from: '起始日期',
  fromHint: '自这一天起的赛事适用该情景；默认自首份榜单起。',
  hint: '可能需要几分钟，其他人可以继续工作。任务可以取消。',
  known: '情景',
  state: '状态',
  when: '创建时间',
  who: '创建者',
  empty: '尚无情景。',
  isDraft: '草案',
  delete: '删除',
  deleteTitle: '删除此情景？',
  deleteText: '其结果将被删除，已公布的榜单不受影响。',
};
