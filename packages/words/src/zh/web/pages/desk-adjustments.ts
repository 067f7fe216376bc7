import type { Words } from '../../../en/web/pages/desk-adjustments.ts';
import { desk } from '../desk.ts';

export const words: Words = {
  desk,
  title: '一次性调整',
  lead: '国际棋联宣布的对整份榜单的一次性调整。结算该榜单时生效，并显示在每名棋手的页面上。',
  set: '添加调整',
  which: '调整',
  date: '榜单日期',
  dateHint: '尚未公布的榜单。',
  button: '添加',
  setHint: '结算该榜单时生效，公布前可移除。公布前请查看草稿。',
  done: { set: '调整已添加。', revoked: '调整已移除。' },
  known: '已有的调整',
  knownNone: '没有调整。',
  none: '没有待公布的榜单。',
};
