import type { Words } from './words.en.ts';

export const words: Words = {
  title: '设置密码',
  lead: '使用交给您的链接。链接只能用一次，设置后即已登录。',
  password: '新密码',
  again: '再输入一次',
  rule: (least, most) =>
    `${least} 至 ${most} 个字符，不能是您的名字，也不能过于简单。连在一起的几个词便于记忆。`,
  faults: {
    short: (least) => `太短：至少 ${least} 个字符。`,
    long: (_least, most) => `太长：最多 ${most} 个字符。`,
    simple: () => '太简单：总是那几个相同的字符。',
    differs: () => '两次输入不一致，请再输入一次密码。',
  },
  button: '设置密码并登录',
  busy: '正在设置…',
  over: '此链接已失效',
  overHint:
    '链接只能用一次，有效期两天。也许您已经用过它：请用当时设置的密码登录。否则管理员可以再给您一个链接。如果还没有管理员：服务每次启动都会显示一个新链接。',
  noLink: '链接不完整',
  noLinkHint: '缺少最后一部分，即 # 号之后的内容。请按收到的原样打开链接，或完整复制。',
  signIn: '登录',
};
