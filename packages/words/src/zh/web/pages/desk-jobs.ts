import type { Words } from '../../../en/web/pages/desk-jobs.ts';
import { desk } from '../desk.ts';

export const words: Words = {
  desk,
  title: '任务',
  lead: '结算、公布、导入和核验榜单的任务，按次序逐个运行。',
  caption: '任务，最新的在前',
  work: '任务',
  state: '状态',
  who: '创建者',
  when: '创建时间',
  none: '尚无任务。',
  noneHint: '可在“本月”“导入”“更正”或“核验”中启动任务。',
  older: '更早的',
};
