import type { Words } from '../../../en/web/pages/not-found.ts';

export const words: Words = {
  kind: '未找到',
  title: '找不到页面',
  lead: '网址可能输入有误，或页面已移走。',
  noPlayer: '找不到棋手',
  whyTitle: '找不到 ID 的可能原因',
  why: [
    '数字有误。国际棋联 ID 最多九位，没有校验位。',
    'ID 是新的，将随下一份榜单或报告出现。',
    '该棋手从未列入本站的榜单。',
    '本站导入榜单之前，该 ID 已并入另一个 ID。',
    '该棋手的信息已应请求删除。',
  ],
  newest: '最新榜单',
  home: '返回首页',
};
