import type { Words } from './words.en.ts';

export const words: Words = {
  title: '登录',
  lead: '供等级分专员、裁判员和管理员使用。所有公开内容无需账户即可查看。',
  name: '账户名',
  password: '密码',
  button: '登录',
  busy: '正在登录…',
  forgotten: '忘记密码，或还没有账户？管理员可以给您一个链接，用它自行设置密码。',
};
