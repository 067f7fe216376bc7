import type { OversightCommands } from '../../types/cli-oversight.ts';

export const oversight: OversightCommands = Object.freeze({
  failures: {
    'duckdb-missing': (v) => `统计需要 DuckDB，但软件包 ${v.package} 没有安装。`,
    'history-missing': (v) => `${v.file} 处没有历史数据。`,
    'history-schema': (v) => `${v.file} 的结构版本为 ${v.found || '未知'}，本程序读取版本 ${v.known}。`,
    'folder-without-lists': (v) => `${v.file} 的 lists 文件夹中没有等级分榜单。`,
    'figure-unknown': (v) => `没有统计项“${v.value}”。`,
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
    oversight: '衡量等级分的尺度，试用其他规则',
    'oversight figures': '对数据库、文件夹或历史数据计算统计项',
    'oversight history': '将榜单和报告的文件夹转成历史数据',
  },
  about: {
    'oversight figures':
      '对数据库（--db）、榜单和报告的文件夹（--folder）或历史数据（--history）的一个用时类别计算指定的统计项，--all 计算全部。不给名称时列出各项。--sql 打印查询语句，可在别处对同样的文件运行。',
    'oversight history':
      '将榜单（lists/）和报告（reports/）的文件夹写成 Parquet 文件，结构说明见 docs/history.md。榜单保持原样；每项赛事按开赛时有效的榜单评级。events/ 中与报告同名的注册资料补充报告没有的内容。',
  },
  options: {
    'history-layout': 'parquet',
    anonymous: '略去 ID、姓名和称号，给棋手和赛事随机编号',
    folder: '含榜单和报告的文件夹，与 eloquence simulate 写出的相同',
    history: 'office export history 写出的文件夹',
    sql: '打印统计项的查询语句',
  },
  output: {
    exported: ({ lists, rows, events, games }) =>
      `${lists} 份榜单（${rows} 条等级分），${events} 项赛事，${games} 局。`,
  },
} satisfies OversightCommands);
