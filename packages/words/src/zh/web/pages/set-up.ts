import type { Words } from '../../../en/web/pages/set-up.ts';

export const words: Words = {
  title: '设置密码',
  lead: '链接只能用一次，设置后自动登录。',
  password: '新密码',
  again: '再次输入密码',
  rule: (least, most) => `${least} 至 ${most} 个字符，不能是您的账户名，也不能过于简单。几个词连用便于记忆。`,
  faults: {
    short: (least) => `太短：至少 ${least} 个字符。`,
    long: (_least, most) => `太长：最多 ${most} 个字符。`,
    simple: () => '太简单：不同的字符太少。',
    differs: () => '两次输入的密码不一致。',
  },
  button: '设置密码并登录',
  keepTokens: '保留我的 API 令牌',
  busy: '正在保存…',
  over: '此链接已失效',
  overHint:
    '链接只能用一次，两天内有效。如已用过，请用密码登录；否则请向管理员索取新链接。管理员均未设密码时，重启服务会显示新链接。',
  noLink: '链接不完整',
  noLinkHint: '缺少 # 之后的部分。请重新打开或复制完整的链接。',
  signIn: '登录',
};
