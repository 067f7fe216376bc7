import type { Words } from '../../../en/web/pages/desk-facts.ts';
import { desk } from '../desk.ts';

export const words: Words = {
  desk,
  title: '事项',
  lead: '条例要求而报告中没有的事项：被暂停资格的棋协、被除名的棋手、例外、IBCA 等成员、快棋榜单的 K、每月出榜。从下一份榜单起生效，已公布的榜单不变。',
  kinds: {
    suspended: '棋协被暂停资格',
    'rating-officer': '棋协的等级分专员',
    removed: '应棋协要求除名',
    excepted: '例外列入',
    'association-member': 'IBCA、ICSC 或 IPCA 成员',
    'rapid-k': '快棋榜单的 K',
    'monthly-lists': '决定每月出榜',
  },
  days: (since: string, until: string | null): string =>
    until === null ? `自${since}起` : `${since}至${until}`,
  known: '已录入的事项',
  none: '没有录入的事项。',
  state: '录入事项',
  fact: '事项',
  subjects: {
    suspended: '棋协',
    'rating-officer': '棋协',
    removed: '棋手 ID',
    excepted: '棋手 ID',
    'association-member': '棋手 ID',
    'rapid-k': 'K',
    'monthly-lists': null,
  },
  hints: {
    'rating-officer': '请在理由中填写姓名和联系方式。',
    'monthly-lists': '生效日填决定的日期。',
  },
  since: '生效日',
  because: '理由',
  stateButton: '录入',
  end: '终止事项',
  until: '终止日',
  untilHint: '不再生效的第一天。若为生效首日，则视为从未生效。',
  endButton: '终止',
  done: { stated: '事项已录入。', ended: '事项已终止。' },
};
