import type { ServeTexts } from '../../types/cli-serve.ts';

export const serve: ServeTexts = Object.freeze({
  summary: '通过 HTTP 提供数据库：棋手、榜单、赛事、计算器',
  about:
    '通过 HTTP 提供数据库，直到停止（Ctrl+C 或 SIGTERM），正在处理的请求会完成。默认监听 127.0.0.1:8080。环境变量：HOST、PORT、ELOQUENCE_DB、ELOQUENCE_BASE_PATH、ELOQUENCE_TRUSTED_PROXIES、ELOQUENCE_RATE_LIMIT 等。地址输出到标准输出，日志输出到标准错误。管理员设置密码之前，会输出一个一次性链接用于设置密码；没有默认密码。非官方：不是国际棋联的服务。',
  options: { port: '监听的端口；0：任意空闲端口', host: '监听的主机名或地址' },
  failures: {
    'port-taken': (v) => `${v.host} 的端口 ${v.port} 已被其他程序占用。`,
    'address-unusable': (v) => `无法监听 ${v.host} 的端口 ${v.port}（${v.reason}）。`,
    'setting-wrong': (v) => `设置无效：${v.settings}。`,
    'account-unknown': (v) => `没有可用的账户 ${v.name}。`,
    'token-unknown': (v) => `没有有效的令牌 ${v.id}。`,
    'token-scope': (v) => `${v.name} 的角色不允许权限 ${v.scope}。`,
    'token-limit': (v) => `${v.name} 已有 ${v.limit} 个有效令牌，达到上限。`,
  },
  settingKinds: {
    host: '地址或主机名',
    store: '路径、sqlite:路径 或 postgres://…',
    replica: 'postgres://…，且数据库本身在 PostgreSQL 中',
    'base-path': '如 /ratings 的路径，末尾不带斜杠',
    origin: 'https://名称 或 http://名称，不带路径',
    proxies: '以逗号分隔的地址或网段，或 loopback、linklocal、uniquelocal',
  },
  wrongSettings: (settings) =>
    settings.map(({ name, value, allowed }) => `${name}=${value}（${allowed}）`).join('；'),
  hints: {
    otherPort: () => '请用 --port 指定另一个端口，或停止该程序。',
    otherAddress: () => '请用 --host 和 --port 指定另一个地址。',
    setting: () => '允许的值写在括号中。',
    accounts: () => '管理员可在 /api/v1/accounts 查看所有账户；第一个名为 administrator。',
    tokens: () => '“eloquence office token list”显示所有令牌。',
    narrowerScope: () => '请选择较小的权限，或换一个账户。',
    revokeToken: () => '请先吊销不再使用的令牌。',
  },
  listening: (address) => `Eloquence 正在监听 ${address}（按 Ctrl+C 停止）。`,
  withoutOrigin: (origin) => `设置密码的链接指向 ${origin}。请在 ELOQUENCE_ORIGIN 中设置服务的公开地址。`,
  setUp: (name, expires) =>
    `尚无管理员设置密码。此链接用于设置 ${name} 的密码，只能用一次，有效至 ${expires}：`,
  link: (name, expires) => `此链接用于为 ${name} 设置新密码，只能用一次，有效至 ${expires}：`,
  tokens: {
    created: (account, scope, expires) =>
      `${account} 的令牌，权限 ${scope}，有效至 ${expires}。只在此时显示：`,
    revoked: (id) => `令牌 ${id} 已吊销。`,
    none: '没有令牌。',
    account: '账户',
    scope: '权限',
    expires: '到期',
    valid: '有效',
    revokedOn: (day) => `已于 ${day} 吊销`,
  },
} satisfies ServeTexts);
