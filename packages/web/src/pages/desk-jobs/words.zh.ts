import { desk } from '../../desk/words.zh.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  desk,
  title: '长任务',
  lead: '计算、公布、导入或核验榜单的任务：按提出的顺序逐个进行。',
  caption: '长任务，最新的在前',
  work: '任务',
  state: '状态',
  who: '提出者',
  when: '提出时间',
  none: '还没有任务。',
  noneHint: '任务从“本月”“外来榜单”“更正”或“核验”页面开始。',
  older: '更早的',
};
