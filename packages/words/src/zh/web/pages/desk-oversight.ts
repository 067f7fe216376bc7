import type { Words } from '../../../en/web/pages/desk-oversight.ts';
import { figureTexts } from '../../figures.ts';
import { terms } from '../../terms.ts';
import { desk } from '../desk.ts';

export const words: Words = {
  desk,
  figures: figureTexts,
  cadence: terms.headings.cadence,
  title: '等级分的刻度在漂移吗？',
  lead: '通胀没有公认的定义，任何单个数字都不能回答这个问题。每个统计项都说明它显示什么、不显示什么。',
  none: '此用时类别尚未计算统计项。',
  nothing: '此统计项没有数据。',
  computed: '计算时间：',
  start: '计算统计项',
  button: '计算',
  hint: '读取全部历史，可能需要几分钟；其他人可以继续工作。',
  csv: '下载 CSV',
  png: '下载 PNG',
  of: '范围',
  table: (rows) => `表格，共 ${rows} 行`,
};
