import type { AccountWords } from '../../types/server-accounts.ts';

export const accounts: AccountWords = Object.freeze({
  busy: { title: '繁忙', detail: () => '同时的请求过多，请稍后重试。' },
  'writes-wait': {
    title: '数据库忙',
    detail: () => '正在进行长时间写入，例如导入榜单。没有任何更改，请稍后重试。',
  },
  'sign-in-failed': { title: '未能登录', detail: () => '账户名或密码不正确，或账户已锁定。' },
  'too-many-attempts': { title: '尝试过多', detail: (v) => `登录尝试过多，请在 ${v.after} 秒后重试。` },
  'token-invalid': { title: '令牌被拒绝', detail: () => '令牌未知、已到期或已吊销。' },
  'session-needed': { title: '需要登录', detail: () => '此处不接受令牌，请先登录。' },
  'scope-too-narrow': { title: '令牌权限不足', detail: (v) => `此操作需要权限为 ${v.needed} 的令牌。` },
  'scope-too-wide': { title: '令牌权限过大', detail: (v) => `您的角色不允许权限 ${v.scope}。` },
  'origin-refused': { title: '跨站请求', detail: () => '请求来自其他网站。' },
  'csrf-token-wrong': {
    title: '缺少 CSRF 令牌',
    detail: () => '请将 /api/v1/session 中“csrf”的值放入 X-CSRF-Token 请求头。',
  },
  'link-invalid': {
    title: '链接已失效',
    detail: () => '链接已使用、已到期或已被取代。请向管理员索取新链接。',
  },
  'password-weak': {
    title: '密码过弱',
    detail: (v) => `密码须为 ${v.least} 至 ${v.most} 个字符，不能过于简单，也不能是账户名。`,
  },
  'name-taken': { title: '名称已被占用', detail: (v) => `名称 ${v.name} 已被使用。` },
  'account-unknown': { title: '未知账户', detail: (v) => `找不到账户 ${v.account}。` },
  'account-invalid': {
    title: '账户不完整',
    detail: (v) =>
      v.field === 'name'
        ? '名称为 2 至 60 个字母、数字和 . _ @ + -，以字母或数字开头。'
        : '等级分专员须有所属棋协。',
  },
  'last-administrator': {
    title: '最后一位管理员',
    detail: () => '这是最后一位管理员，请先创建另一位。',
  },
  'recovery-code-wrong': {
    title: '代码被拒绝',
    detail: () => '账户名或恢复代码不正确，或代码已用过。请换一个代码。',
  },
  'passkey-refused': {
    title: '通行密钥被拒绝',
    detail: () => '通行密钥未知，或响应过晚。请重试，或使用密码。',
  },
  'passkey-unknown': { title: '未知通行密钥', detail: () => '您的账户没有此通行密钥。' },
  'passkeys-unavailable': {
    title: '此处不能使用通行密钥',
    detail: () => '通行密钥需要带域名的 https 公开地址，由运营者在 ELOQUENCE_ORIGIN 中设置。',
  },
  'session-unknown': { title: '未知会话', detail: () => '您的账户没有此会话。' },
  'token-unknown': { title: '未知令牌', detail: () => '没有此令牌，或已吊销。' },
  'limit-reached': { title: '已达上限', detail: (v) => `上限为 ${v.limit} 个。` },
  'job-unknown': { title: '未知任务', detail: (v) => `没有任务 ${v.job}。` },
  'job-ended': { title: '任务已结束', detail: (v) => `任务 ${v.job} 已经结束。` },
  'job-lost': { title: '任务失败', detail: (v) => `任务运行期间服务器停止了 ${v.attempts} 次。` },
  'file-missing': { title: '缺少文件', detail: () => '请求中没有文件。' },
  'duckdb-missing': {
    title: '缺少 DuckDB',
    detail: () => '服务器用 DuckDB 计算统计项，但软件包 @duckdb/node-api 没有安装。',
  },
  'nothing-to-measure': { title: '没有可统计的数据', detail: () => '此用时类别还没有等级分榜单。' },
  'scenario-edition': { title: '缺少条例版本', detail: () => '请指定一版条例或一份草案，二者选一。' },
  'scenario-unfinished': {
    title: '情景尚未算完',
    detail: () => '此情景尚未算完：请等任务结束，或取消任务。',
  },
} satisfies AccountWords);
