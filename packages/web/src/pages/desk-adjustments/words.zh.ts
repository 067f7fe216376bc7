import { desk } from '../../desk/words.zh.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  desk,
  title: '整表调整',
  lead: '国际棋联宣布的对整份等级分表的一次性调整。计算当日的表时执行，每名棋手的页面都会说明。',
  set: '设定调整',
  which: '哪一项',
  date: '用于何表',
  dateHint: '尚未发布的表。',
  button: '设定',
  setHint: '在计算该表之前不改变任何内容，发布之前均可撤回。发布之前请查看草稿。',
  done: { set: '调整已设定。', revoked: '调整已撤回。' },
  known: '已设定的调整',
  knownNone: '没有设定任何调整。',
  none: '没有将要发布的表。',
};
