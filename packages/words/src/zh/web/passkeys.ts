import type { Words } from '../../en/web/passkeys.ts';

export const passkeys: Words = {
  title: '未使用通行密钥',
  failures: {
    cancelled: '浏览器取消了操作，或操作超时。请重试。',
    known: '此设备已有该账户的通行密钥。',
    elsewhere: '通行密钥在此地址不可用。请通过 https 以网站自己的域名打开。',
    unsupported: '此浏览器不支持通行密钥。请更新浏览器，或换用其他浏览器。',
  },
};
