import type { OversightCommands } from '../../types/cli-oversight.ts';

export const oversight: OversightCommands = Object.freeze({
  failures: {
    'duckdb-missing': (v) => `统计需要 DuckDB，但软件包 ${v.package} 没有安装。`,
    'history-missing': (v) => `${v.file} 处没有历史数据。`,
    'history-schema': (v) => `${v.file} 的结构版本为 ${v.found || '未知'}，本程序读取版本 ${v.known}。`,
    'folder-without-lists': (v) => `${v.file} 的 lists 文件夹中没有等级分榜单。`,
    'figure-unknown': (v) => `没有统计项“${v.value}”${v.meant ? `，是否指 ${v.meant}？` : '。'}`,
    'nothing-to-measure': () => '没有可供统计的评级对局。',
  },
  hints: {
    installDuckdb: () => '请运行 npm install @duckdb/node-api@1.5.4-r.1 安装。',
    exportHistory: () => '可用 eloquence office export history --to parquet --out DIR 写出。',
    listsFolder: () => '请以日期命名文件，例如 lists/2026-01-01.txt。',
    figureNames: () => '可用 eloquence oversight figures 列出全部统计项。',
    moreGames: () => '请换一个用时类别，或选用有评级赛事的数据库。',
  },
  summaries: {
    oversight: '衡量等级分的刻度，试用其他规则',
    'oversight figures': '对数据库、文件夹或历史数据计算统计项',
    'oversight history': '将榜单和报告的文件夹转成历史数据',
    'oversight pool': '模拟真实棋力已知的虚构棋协',
    'oversight replay': '按另一版条例重新计算历史',
    'oversight report': '将统计项与图表写成一个可打印的文件',
    'oversight study': '在相同的虚构棋协上比较各版条例',
  },
  about: {
    'oversight figures':
      '对数据库（--db）、榜单和报告的文件夹（--folder）或历史数据（--history）的一个用时类别计算指定的统计项，--all 计算全部。不给名称时列出各项。--sql 打印查询语句，可在别处对同样的文件运行。',
    'oversight history':
      '将榜单（lists/）和报告（reports/）的文件夹写成 Parquet 文件，结构说明见 docs/history.md。榜单保持原样；每项赛事按开赛时有效的榜单评级。events/ 中与报告同名的注册资料补充报告没有的内容。',
    'oversight pool':
      '模拟一个虚构棋协：每名棋手的真实棋力已知且从不变化，按某版条例或草案评级。等级分的一切变化都只来自规则和偶然，由此可见漂移是什么样子，以及按公布的等级分测得的系数 b 与对局本身的差多少。给出统计项名称时对其历史计算统计；--out DIR 保留历史数据。',
    'oversight replay':
      '自某日起的赛事改用另一版条例或某棋协的草案（--edition FILE.json），重新计算数据库中的榜单。数据库只读，已公布的榜单不变。显示每份榜单会有何不同；--player 显示棋手的等级分，给出统计项名称或 --all 时并列两种结果，--out DIR 写出该情景下的历史数据。报告、更正、调整和榜单日期均沿用数据库中的。',
    'oversight report':
      '将一个用时类别的指定统计项（默认全部）连同图表和表格写成一个 HTML 文件。文件不从别处加载任何内容，可以发送、保存和打印。',
    'oversight study':
      '将相同的虚构棋协（种子 1 至 --seeds）按各版条例评级，比较漂移、等级分误差、新上榜棋手和系数 b，并给出 95% 区间。差值逐个棋协与第一版条例相比。新上榜棋手的棋力约为 1500；按 2024 年 3 月版条例，对 1800 的两盘和棋（8.2.2）和 1400 的最低分使其起点偏高约 100 分，这是规则的效果，而非模拟所致。',
  },
  options: {
    'history-layout': 'parquet',
    anonymous: '略去 ID、姓名和称号，给棋手和赛事随机编号',
    folder: '含榜单和报告的文件夹，与 eloquence simulate 写出的相同',
    history: 'office export history 写出的文件夹',
    'all-figures': '全部统计项',
    sql: '打印统计项的查询语句',
    'scenario-from': '自哪一天起的赛事适用该版条例；默认自首份榜单起',
    'of-player': '比较这些棋手：ID，以逗号分隔',
    stretch: '按真实棋力的对局系数 b，百分数；默认 100',
    advantage: '先手的分值；默认 35',
    seeds: '虚构棋协的个数，至少 2',
  },
  output: {
    exported: ({ lists, rows, events, games }) =>
      `${lists} 份榜单（${rows} 条等级分），${events} 项赛事，${games} 局。`,
    scenario: {
      players: '人数',
      changed: '有变化',
      mean: '平均差',
      largest: '最大差',
      onlyPublished: '未上榜',
      onlyScenario: '新上榜',
      published: '已公布',
      scenario: '该情景',
    },
    allSame: '所有榜单与已公布的完全一致，逐位相同。',
    asPublished: '按已公布的榜单',
    underEdition: (edition) => `按 ${edition}`,
    report: {
      title: (cadence) => `等级分的刻度在漂移吗？（${cadence}）`,
      span: ({ from, to, lists, events, games }) =>
        `榜单自${from}至${to}：${lists} 份榜单，${events} 项赛事，${games} 局。`,
      lead: '通胀没有公认的定义，任何单个数字都不能回答这个问题。每个统计项都说明它显示什么、不显示什么。',
      unofficial: '非官方文件：并非由国际棋联制作或认可。',
      nothing: '此统计项没有数据。',
      rows: (count) => `表格，共 ${count} 行`,
    },
    pool: {
      players: '活跃棋手',
      offset: '偏差',
      deviation: '离散度',
      newcomers: '新上榜',
      drift: (value) => `漂移：每年 ${value} 分`,
      played: (value) => `对局的 b：${value}`,
      byStrength: (value) => `按真实棋力测得的 b：${value}`,
      byRating: (value) => `按公布的等级分测得的 b：${value}`,
      reading:
        '偏差是等级分减真实棋力的平均值，离散度是它的标准差。这里没有人变强，偏差上升就是通胀。等级分的误差会使 b 偏小，所以仅凭 b 小于 1 不能断定刻度被拉伸。',
    },
    study: {
      edition: '条例',
      mean: '平均',
      interval: '95% 区间',
      difference: '差值',
      statistics: {
        drift: '漂移（每年分数）',
        deviation: '末份榜单上等级分与真实棋力的离散度',
        newcomers: '末份榜单上新上榜棋手的等级分减真实棋力',
        stretch: '按公布的等级分测得的系数 b',
      },
      reading: (pools) => `${pools} 个棋协的平均值，各版条例相同；差值与第一版相比。`,
    },
  },
} satisfies OversightCommands);
