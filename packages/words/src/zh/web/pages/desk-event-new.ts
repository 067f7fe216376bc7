import type { Words } from '../../../en/web/pages/desk-event-new.ts';
import { desk } from '../desk.ts';
import { eventDesk } from '../desk-events.ts';

export const words: Words = {
  desk,
  ...eventDesk,
  title: '注册赛事',
  lead: '请在赛事开始前注册，以便评级。细节可以以后补充。',
  button: '注册赛事',
  busy: '正在注册…',
};
