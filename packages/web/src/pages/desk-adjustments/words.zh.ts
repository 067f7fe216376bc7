import { desk } from '../../desk/words.zh.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  desk,
  title: '整榜调整',
  lead: '国际棋联宣布的对整份榜单的一次性调整。计算当日的榜单时执行，每名棋手的页面都会说明。',
  set: '设定调整',
  which: '哪一项',
  date: '用于哪份榜单',
  dateHint: '尚未公布的榜单。',
  button: '设定',
  setHint: '在计算该榜单之前不改变任何内容，公布之前均可撤销。公布之前请查看草稿。',
  done: { set: '调整已设定。', revoked: '调整已撤销。' },
  known: '已设定的调整',
  knownNone: '没有设定任何调整。',
  none: '没有将要公布的榜单。',
};
