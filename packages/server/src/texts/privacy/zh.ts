import type { PrivacyWords } from './privacy.ts';

export const privacyZh: PrivacyWords = Object.freeze({
  title: '保存什么，为什么',
  lead: '等级分榜单涉及个人。本页说明本服务保存哪些个人内容、用途、谁能看到以及保存多久，并按此处的实际设置显示。',
  headings: { what: '内容', why: '原因', seenBy: '谁能看到', until: '保存多久' },
  kept: {
    players: {
      what: '棋手：姓名、ID、棋协、性别、称号、出生年份、等级分、对局和成绩。',
      why: '等级分榜单由此构成，每个数字也由此得到证明。',
      seenBy: '所有人。',
      until: () => '与榜单同在：已公布的内容不会改变。姓名可应请求删除。',
    },
    'birth-dates': {
      what: '出生日期（如已知）。',
      why: '规程按年龄作出决定，同名者也由此区分。',
      seenBy: '赛事的负责人和裁判员可看到其报告中的内容。所有公开内容只有年份。',
      until: () => '直到应请求删除。',
    },
    reports: {
      what: '提交的赛事报告原件，以及提交者。',
      why: '等级分由报告计算得出。',
      seenBy: '所有人可看到以年份代替出生日期的版本；全文以及已撤回赛事的报告只有负责该赛事的人员可以看到。',
      until: () => '与赛事同在；应报告中所涉个人的请求可删除原件。',
    },
    accounts: {
      what: '账户：名称、角色、棋协、赛事，以及无法还原的密码哈希值（scrypt）。',
      why: '只有负责赛事的人员才能作出更改。',
      seenBy: '管理员；没有人能看到密码。',
      until: () => '直到账户终止。名称保留，因为账本和审计日志会提到它。',
    },
    sessions: {
      what: '会话：开始时间、最近使用时间和来源地址。',
      why: '让您看到在何处登录，并能结束它。',
      seenBy: '只有您自己。',
      until: ({ sessionHours }) => `${sessionHours} 小时，或到您退出为止。`,
    },
    tokens: {
      what: '程序令牌：名称、用途、最近使用时间；令牌本身只存哈希值。',
      why: '让程序可以代表您操作，并能由您结束。',
      seenBy: '只有您自己。',
      until: ({ endedDays }) => `过期或被撤销后 ${endedDays} 天，最迟到账户终止为止。`,
    },
    links: {
      what: '用于设置密码的链接：属于哪个账户、有效至何时、是否用过；链接本身只存哈希值。',
      why: '使每个链接只能使用一次。',
      seenBy: '没有人。',
      until: ({ endedDays }) => `过期或使用后 ${endedDays} 天。`,
    },
    jobs: {
      what: '耗时较长的任务，例如计算榜单：由谁在何时启动，结果如何。',
      why: '以便跟踪进度，并在重启后继续。',
      seenBy: '管理员。',
      until: ({ endedDays }) => `结束后 ${endedDays} 天。`,
    },
    audit: {
      what: '审计日志：谁在何时从何地址改了什么，之前和之后的内容。',
      why: '以便发现错误和滥用。',
      seenBy: '管理员。',
      until: ({ addressDays }) => `条目保留；地址在 ${addressDays} 天后删除。`,
    },
    attempts: {
      what: '登录尝试：名称和网络的哈希值。',
      why: '防止猜测密码。',
      seenBy: '没有人。',
      until: () => '一刻钟，并在一小时内的下一次清理时删除。',
    },
    logs: {
      what: '运行日志：请求的是哪一类地址、回答及耗时；从不记录搜索内容。',
      why: '以便维护服务。',
      seenBy: '运行本服务者。',
      until: ({ logAddresses }) =>
        logAddresses
          ? '其中有访问者的地址；保存多久由运行本服务者决定。'
          : '其中没有访问者的地址；保存多久由运行本服务者决定。',
    },
  },
  sections: {
    forgotten: {
      title: '要求被遗忘',
      text: () => [
        '在法律赋予您权利的地方，您可以要求删除姓名，并说明哪个 ID 是您的。管理员随后会永久删除您的姓名、出生日期以及含有它们的报告。',
        '等级分以没有姓名的 ID 保留，因为您对手的等级分由此得出。账本只保存哈希值，并说明有内容被删除。',
      ],
    },
    cookies: {
      title: 'Cookie',
      text: () => [
        '登录者会得到一个会话 Cookie。您选择的语言存放在另一个中。除此之外没有其他 Cookie，也没有任何跟踪。',
      ],
    },
    copies: {
      title: '其他地方的副本',
      text: () => [
        '榜单是公开的，他人可能持有本服务不知道的副本。备份由运行者保存；已删除的内容仍在之前的备份中，直到备份被删除。',
      ],
    },
    contact: {
      title: '向谁询问',
      text: ({ contact }) => [
        contact === null ? '请询问运行本服务者，或您所属棋协的等级分负责人。' : `请询问 ${contact}。`,
        'Eloquence 是非官方的：不是国际棋联的服务。',
      ],
    },
  },
} satisfies PrivacyWords);
