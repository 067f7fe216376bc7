import { eventDesk } from '../../desk/event-words.zh.ts';
import { desk } from '../../desk/words.zh.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  desk,
  ...eventDesk,
  title: '注册赛事',
  lead: '请在赛事开始前注册，以便评级。尚不清楚的内容可以以后补充。',
  button: '注册赛事',
  busy: '正在注册…',
};
