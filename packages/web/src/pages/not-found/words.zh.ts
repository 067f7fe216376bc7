import type { Words } from './words.en.ts';

export const words: Words = {
  kind: '未找到',
  title: '这里没有内容',
  lead: '此地址没有内容。可能输入有误，或者内容已移到别处。',
  noPlayer: '没有这位棋手',
  whyTitle: '为何可能找不到某个 ID',
  why: [
    '有数字输错：国际棋联 ID 最多九位，各位数字之间没有校验。',
    'ID 刚刚分配：从下一份榜单或下一份报告起才会出现在这里。',
    '该棋手从未出现在本站导入或计算的榜单上。',
    '同一人的两个 ID 已合并，而您手中的 ID 本站从未收录。',
    '该棋手已要求删除其资料。',
  ],
  newest: '最新榜单',
  home: '返回首页',
};
