import type { Words } from '../../../en/web/pages/desk-imports.ts';
import { terms } from '../../terms.ts';
import { desk } from '../desk.ts';

export const words: Words = {
  desk,
  title: '导入',
  lead: '导入已公布的榜单，作为起点或用于比较。',
  take: '导入榜单',
  file: '文件',
  fileHint: '国际棋联的 TXT 或 XML 文件，也可为 ZIP 压缩包。',
  date: '榜单日期',
  dateHint: '生效日期。',
  cadence: terms.headings.cadence,
  cadenceHint: '仅当文件只有一个用时类别且未注明时填写。',
  told: '同文件',
  button: '导入',
  ask: {
    title: '导入这份榜单？',
    text: '导入后立即公开，不能撤销。之后导入正确的文件会成为修订版，两者均可查看。',
    confirm: '导入',
  },
  sending: '上传可能需要一些时间，随后会显示进度。',
  earlier: '已导入的榜单',
  earlierNone: '尚未导入榜单。',
  rated: '有等级分',
  revisions: '修订版',
  compare: '与原版比较',
  jobs: '导入任务',
  differences: (list) => `${list}：最新版与原版的差异`,
  before: '原版',
  after: '最新版',
  differNone: '没有差异。',
  more: (count) => `${count} 名棋手不同，此处显示差异最大者。`,
};
