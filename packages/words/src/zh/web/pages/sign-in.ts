import type { Words } from '../../../en/web/pages/sign-in.ts';
import { passkeys } from '../passkeys.ts';

export const words: Words = {
  title: '登录',
  lead: '供等级分专员、裁判和管理员使用。公开页面无需账户。',
  name: '账户名',
  password: '密码',
  button: '登录',
  busy: '正在登录…',
  passkey: '用通行密钥登录',
  passkeyFailures: passkeys,
  recover: '使用恢复代码',
  forgotten: '忘记密码，或还没有账户？请向管理员索取设置密码的链接。',
};
