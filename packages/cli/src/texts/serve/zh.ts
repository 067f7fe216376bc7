import type { ServeTexts } from './serve.ts';

export const serve: ServeTexts = Object.freeze({
  summary: '通过 HTTP 提供数据库：棋手、榜单、赛事、计算',
  about:
    '通过 HTTP 提供数据库，直到被要求结束（Ctrl+C 或 SIGTERM），并完成正在进行的请求。默认监听 127.0.0.1:8080；环境变量 HOST、PORT 和 ELOQUENCE_DB 作用相同，ELOQUENCE_BASE_PATH、ELOQUENCE_TRUSTED_PROXIES、ELOQUENCE_RATE_LIMIT 等设定其余内容。地址输出到标准输出，日志输出到标准错误。在没有管理员设有密码之前，会输出一个一次性链接用于设置密码；没有默认密码。非官方：不是国际棋联的服务。',
  options: { port: '监听的端口；0：任意空闲端口', host: '监听的名称或地址' },
  failures: {
    'port-taken': (v) => `${v.host} 的端口 ${v.port} 已被其他程序占用。`,
    'address-unusable': (v) => `无法监听 ${v.host} 的端口 ${v.port}（${v.reason}）。`,
    'setting-wrong': (v) => `无法使用的设置：${v.settings}。`,
    'account-unknown': (v) => `没有可用的账户 ${v.name}。`,
  },
  hints: {
    otherPort: () => '用 --port 指定另一个端口，或结束该程序。',
    otherAddress: () => '用 --host 和 --port 指定另一个地址。',
    setting: () => '允许的值写在括号中。',
    accounts: () => '管理员可在 /api/v1/accounts 查看所有账户；第一个名为 administrator。',
  },
  listening: (address) => `Eloquence 正在监听 ${address}（按 Ctrl+C 结束）。`,
  setUp: (name, expires) =>
    `目前还没有人能管理这个库。打开此链接者可设置 ${name} 的密码；只能使用一次，有效至 ${expires}：`,
  link: (name, expires) => `打开此链接者可为 ${name} 设置新密码；只能使用一次，有效至 ${expires}：`,
} satisfies ServeTexts);
