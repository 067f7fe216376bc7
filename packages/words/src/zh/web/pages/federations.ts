import type { Words } from '../../../en/web/pages/federations.ts';
import { terms } from '../../terms.ts';

export const words: Words = {
  title: '棋协',
  lead: '各棋协有等级分的棋手。',
  leadOn: (month) => `${month}榜单上各棋协有等级分的棋手。`,
  cadence: terms.headings.cadence,
  none: '尚未公布榜单。',
  rated: '有等级分的棋手',
  active: '活跃',
  top: '排行榜',
  toTop: '活跃棋手',
  without: '无',
};
