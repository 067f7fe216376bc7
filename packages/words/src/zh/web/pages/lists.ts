import type { Words } from '../../../en/web/pages/lists.ts';

export const words: Words = {
  title: '等级分榜单',
  lead: '全部已公布的榜单。榜单公布后不再改动，修订版与原版并存。',
  top: '排行榜',
  byFederation: '按棋协查看',
  none: '尚未公布榜单。',
  noneHint: '公布后会显示在这里。',
  listsOf: (year) => `${year}年的榜单与有等级分的棋手人数`,
};
