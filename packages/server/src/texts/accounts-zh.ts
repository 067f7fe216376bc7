import type { AccountWords } from './accounts.ts';

export const accountsZh: AccountWords = Object.freeze({
  busy: { title: '繁忙', detail: () => '同时请求过多；请稍后重试。' },
  'writes-wait': {
    title: '正在进行长时间写入',
    detail: () => '数据库正在长时间写入，例如正在接收榜单；没有作任何更改，请稍后重试。',
  },
  'sign-in-failed': { title: '未能登录', detail: () => '账户名或密码不正确，或账户不可用。' },
  'too-many-attempts': { title: '尝试过多', detail: (v) => `登录尝试过多；请在 ${v.after} 秒后重试。` },
  'token-invalid': { title: '令牌被拒绝', detail: () => '令牌未知、已过期或已撤销。' },
  'session-needed': { title: '需要登录', detail: () => '令牌不能用于此操作：请用账户名和密码登录。' },
  'scope-too-narrow': { title: '令牌权限不足', detail: (v) => `此操作需要范围为 ${v.needed} 的令牌。` },
  'scope-too-wide': { title: '范围过大', detail: (v) => `您账户的角色达不到范围 ${v.scope}。` },
  'origin-refused': { title: '其他网站', detail: () => '请求来自其他网站的页面。' },
  'csrf-token-wrong': {
    title: '缺少 CSRF 令牌',
    detail: () => '请将 /api/v1/session 中 “csrf” 的值放入 X-CSRF-Token 请求头。',
  },
  'link-invalid': {
    title: '链接已失效',
    detail: () => '链接已使用、已过期或已被新的链接取代；管理员可以另行生成。',
  },
  'password-weak': {
    title: '密码过弱',
    detail: (v) => `密码须为 ${v.least} 至 ${v.most} 个字符，不能过于简单，也不能是账户名。`,
  },
  'name-taken': { title: '名称已被占用', detail: (v) => `已有或曾有账户 ${v.name}。` },
  'account-unknown': { title: '未知账户', detail: (v) => `没有可用于此的账户 ${v.account}。` },
  'account-invalid': {
    title: '账户不完整',
    detail: (v) =>
      v.field === 'name'
        ? '名称为 2 至 60 个字母、数字和 . _ @ + -，以字母或数字开头。'
        : '等级分专员须有所属棋协。',
  },
  'last-administrator': {
    title: '最后一位管理员',
    detail: () => '没有其他人能管理此服务：请先设立另一位管理员。',
  },
  'session-unknown': { title: '未知会话', detail: () => '您的账户没有此会话。' },
  'token-unknown': { title: '未知令牌', detail: () => '没有此令牌，或它已被撤销。' },
  'limit-reached': { title: '已达上限', detail: (v) => `同时最多 ${v.limit} 个。` },
  'job-unknown': { title: '未知任务', detail: (v) => `没有任务 ${v.job}。` },
  'job-ended': { title: '任务已结束', detail: (v) => `任务 ${v.job} 已经结束。` },
  'job-lost': { title: '任务已放弃', detail: (v) => `执行期间服务器停止了 ${v.attempts} 次；任务已放弃。` },
  'file-missing': { title: '缺少文件', detail: () => '请求中没有文件。' },
} satisfies AccountWords);
