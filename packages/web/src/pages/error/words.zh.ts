import type { Words } from './words.en.ts';

export const words: Words = {
  notDone: '未能完成',
  ours: '本站出错',
  noted: '错误已记录。稍后重试往往即可。',
  home: '返回首页',
};
