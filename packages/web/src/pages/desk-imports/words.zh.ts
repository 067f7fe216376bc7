import { desk } from '../../desk/words.zh.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  desk,
  title: '外来榜单',
  lead: '导入已公布的榜单：作为接续的起点，或用于比较。',
  take: '导入榜单',
  file: '文件',
  fileHint: '国际棋联公布的原样文件：文本或 XML，也可为压缩包。照原样读取。',
  date: '榜单日期',
  dateHint: '生效之日。',
  cadence: '用时类别',
  cadenceHint: '仅当文件只有一个用时类别而未注明时需要。',
  told: '依文件所示',
  button: '导入',
  ask: {
    title: '导入这份榜单？',
    text: '导入后立即公开，不能收回。如果选错了文件，可以再导入正确的文件：两者都会作为修订版保留可见。',
    confirm: '确定导入',
  },
  sending: '先发送文件，可能需要一些时间。随后会有页面显示进度。',
  earlier: '已导入的榜单',
  earlierNone: '还没有导入过榜单。',
  rated: '有分棋手',
  revisions: '修订',
  compare: '与原版比较',
  jobs: '此类任务',
  differences: (list) => `${list}：最新版与原版的不同`,
  before: '原版',
  after: '最新版',
  differNone: '两者相同。',
  more: (count) => `${count} 名棋手不同；此处显示差异最大者。`,
};
