import type { Words } from '../../../en/web/pages/check.ts';
import { terms } from '../../terms.ts';
import { eventDesk } from '../desk-events.ts';

export const words: Words = {
  title: '检查报告',
  lead: '与等级分专员所用的检查相同，全部在浏览器中完成，不上传任何内容。',
  drop: '将报告拖到此处，或选择文件',
  dropHint: 'TRF06、TRF16、TRF26、CSV 或 JSON',
  paste: '或直接粘贴',
  edit: '修改报告',
  pasteHint: 'TRF 的各行。修改后请重新检查。',
  cadence: terms.headings.cadence,
  type: '赛制',
  typeOfReport: '以报告为准',
  types: eventDesk.types,
  check: '检查',
  example: '试试一份有错误的示例',
  notLoaded: '检查程序未能加载。请检查网络后重试。',
  found: (file, errors, all) =>
    all === 0
      ? `${file}：检查无异常`
      : `${file}：${errors === 0 ? '没有错误' : `${errors} 项错误`}，共 ${all} 项检查结果`,
  foundErrors: '有错误的报告不能评级。请改正下面标出的行。',
  foundNone: '这份报告可以评级。此处采用报告中的等级分和 K；正式评级时以榜单为准。',
  event: terms.headings.event,
  players: '棋手',
  rounds: '轮数',
  edition: '条例',
  findings: '检查结果',
  preview: '等级分变动',
  save: '下载',
  saveLead: '上面修改后的报告，或转换成其他格式。',
  saveEdited: '修改后的报告',
  saved: (format, notes) =>
    notes === 0 ? `已存为 ${format}，没有丢失内容。` : `已存为 ${format}，有 ${notes} 项无法保留或有改动：`,
  listing: { ...eventDesk.listing, hintRegistration: '如有误，请改正报告的表头。' },
  changes: { ...eventDesk.changes, caption: '按报告中的等级分计算。' },
};
