import type { Words } from '../../../en/web/pages/error.ts';
import { terms } from '../../terms.ts';

export const words: Words = {
  notDone: '操作未完成',
  ours: '服务器错误',
  later: '请稍后重试。',
  refused: '网址无效',
  refusedLead: '网址中问号之后的部分无效，可能被截断或输入有误。',
  field: (label, message) => (label === null ? `网址中有一项${message}。` : `“${label}”${message}。`),
  fields: {
    q: '姓名或 ID',
    id: terms.headings.id,
    federation: terms.headings.federation,
    sex: '性别',
    title: terms.headings.title,
    cadence: terms.headings.cadence,
    date: terms.headings.date,
    from: '起',
    to: '止',
    revision: terms.headings.revision,
    account: '账户',
    cursor: '分页位置',
    limit: '每页行数',
  },
  plain: '打开不带该部分的页面',
  home: '返回首页',
};
