import type { PrivacyWords } from '../../types/privacy.ts';

export const privacy: PrivacyWords = Object.freeze({
  title: '隐私',
  lead: '本页按当前设置列出本服务保存的个人信息、用途、可见范围和保存期限。',
  headings: { what: '信息', why: '用途', seenBy: '可见范围', until: '保存期限' },
  kept: {
    players: {
      what: '棋手：姓名、ID、棋协、性别、称号、出生年份、等级分、对局和成绩。',
      why: '构成等级分榜单，并证明每个数字。',
      seenBy: '所有人。',
      until: () => '与榜单相同，已公布的榜单不改变。姓名可应请求删除。',
    },
    'birth-dates': {
      what: '出生日期（如已知）。',
      why: '部分规则取决于年龄，并用于区分同名者。',
      seenBy: '等级分专员和裁判可看到其赛事的报告。只公开年份。',
      until: () => '应请求删除为止。',
    },
    facts: {
      what: '录入的棋手事项：应棋协要求除名、例外列入、IBCA、ICSC 或 IPCA 成员；不记录是三者中的哪一个。',
      why: '条例据此决定谁列入榜单，以及需要多少局。',
      seenBy: '管理员可见，包括理由。等级分的说明向所有人显示该规则已适用。',
      until: () => '与榜单同期保存；理由可应请求删除。',
    },
    reports: {
      what: '提交的赛事报告及其提交者。',
      why: '用于计算等级分。',
      seenBy:
        '该赛事的等级分专员和裁判。报告被接受后，所有人可看到其中的棋手和成绩；个人信息只公开姓名和出生年份。',
      until: () => '与赛事相同；可应报告中所涉个人的请求删除文件。',
    },
    accounts: {
      what: '账户：名称、角色、棋协、赛事和密码哈希值（scrypt）。',
      why: '控制谁可以更改数据。',
      seenBy: '管理员；任何人都看不到密码。',
      until: () => '账户删除为止。名称保留在账本和操作日志中。',
    },
    sessions: {
      what: '会话：开始时间、最近使用时间和地址。',
      why: '显示和结束您的会话。',
      seenBy: '只有您自己。',
      until: ({ sessionHours }) => `${sessionHours} 小时，或您退出登录为止。`,
    },
    tokens: {
      what: 'API 令牌：名称、权限、最近使用时间和令牌的哈希值。',
      why: '让程序代您操作。',
      seenBy: '只有您自己。',
      until: ({ endedDays }) => `到期或吊销后 ${endedDays} 天，或账户删除为止。`,
    },
    passkeys: {
      what: '通行密钥：名称、公钥、使用次数和最近使用时间。',
      why: '让您无需密码即可登录。',
      seenBy: '您本人。私钥从不离开您的设备。',
      until: () => '您移除或账户删除为止。',
    },
    'recovery-codes': {
      what: '恢复代码：每个代码的哈希值、创建和使用时间。',
      why: '让您无需管理员即可设置新密码。',
      seenBy: '您本人，仅在创建时显示一次。',
      until: () => '您创建新代码或账户删除为止。',
    },
    links: {
      what: '设置密码的链接：账户、有效期、是否用过和链接的哈希值。',
      why: '使每个链接只能用一次。',
      seenBy: '没有人。',
      until: ({ endedDays }) => `到期或使用后 ${endedDays} 天。`,
    },
    jobs: {
      what: '任务（例如结算榜单）：启动者、时间和结果。',
      why: '显示进度，并在重启后继续。',
      seenBy: '管理员。',
      until: ({ endedDays }) => `结束后 ${endedDays} 天。`,
    },
    audit: {
      what: '操作日志：谁在何时从何地址更改了什么，以及更改前后的内容。',
      why: '发现错误和滥用。',
      seenBy: '管理员。',
      until: ({ addressDays }) => `记录保留；地址在 ${addressDays} 天后删除。`,
    },
    attempts: {
      what: '登录尝试：名称和网络的哈希值。',
      why: '防止猜测密码。',
      seenBy: '没有人。',
      until: () => '一小时，随后一小时内删除。',
    },
    logs: {
      what: '运行日志：路由、响应和耗时；从不记录查找内容。',
      why: '维护服务。',
      seenBy: '本服务的运营者。',
      until: ({ logAddresses }) =>
        logAddresses
          ? '含有访问者的地址。保存期限由运营者决定。'
          : '不含访问者的地址。保存期限由运营者决定。',
    },
  },
  sections: {
    forgotten: {
      title: '删除权',
      text: () => [
        '法律赋予您此项权利时，您可以要求删除姓名；请附上您的 ID。管理员会永久删除您的姓名、出生日期和含有它们的报告。',
        '等级分保留在没有姓名的 ID 之下，因为对手的等级分由此算出。账本只保存哈希值，并注明删除。',
      ],
    },
    cookies: {
      title: 'Cookie',
      text: () => ['一个 Cookie 保存登录后的会话，另一个保存语言。没有其他 Cookie，也没有跟踪。'],
    },
    copies: {
      title: '副本',
      text: () => ['榜单是公开的，他人可能持有副本。运营者的旧备份在删除之前仍含有已删除的信息。'],
    },
    contact: {
      title: '联系方式',
      text: ({ contact }) => [
        contact === null ? '请联系本服务的运营者，或您所属棋协的等级分专员。' : `请联系 ${contact}。`,
        'Eloquence 是非官方的，不是国际棋联的服务。',
      ],
    },
  },
} satisfies PrivacyWords);
