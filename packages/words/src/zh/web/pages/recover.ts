import type { Words } from '../../../en/web/pages/recover.ts';
import { words as setUp } from './set-up.ts';

export const words: Words = {
  ...setUp,
  title: '使用恢复代码',
  lead: '设置新密码并登录。每个代码只能用一次。',
  name: '账户名',
  code: '恢复代码',
  codeHint: '例如 7K2M-9QXD-4WFA-T6HB。',
};
