import type { Words } from './words.en.ts';

export const words: Words = {
  notDone: '未能完成',
  ours: '本站出错',
  later: '稍后重试往往即可。',
  refused: '无法显示此网址',
  refusedLead: '网址中问号之后的内容不符合此页的要求，可能被截断或输错。',
  field: (label, message) => (label === null ? `网址中有一项${message}。` : `“${label}”${message}。`),
  fields: {
    q: '姓名或 ID',
    id: 'ID',
    federation: '棋协',
    sex: '性别',
    title: '称号',
    cadence: '用时类别',
    date: '日期',
    from: '起',
    to: '止',
    revision: '修订版',
    account: '账户',
    cursor: '续页位置',
    limit: '每页行数',
  },
  plain: '打开此页',
  home: '返回首页',
};
