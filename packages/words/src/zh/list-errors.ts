import type { ListErrors } from '../types/messages.ts';

const gigabytes = (bytes: string | number | undefined): string => `${Number(bytes) / 1e9} GB`;

export const listErrors: ListErrors = Object.freeze({
  'list-not-recognised': (v) => `不是已知格式的等级分榜单，开头为“${v.found}”。`,
  'list-encoding': (v) => `文件编码为 ${v.found}，榜单只按 ${v.allowed} 读取。`,
  'list-line-too-long': (v) => `第 ${v.line} 行超过 ${v.limit} 个字符。`,
  'list-too-large': (v) => `内容超过 ${gigabytes(v.limit)}。`,
  'list-source': () => '文件是空的。',
  'zip-nested': (v) => `其中含有另一个压缩文件（${v.name}），请先解压。`,
  'zip-path': (v) => `其中有不安全的路径（${v.name}）。`,
  'zip-members': (v) => `其中的文件超过 ${v.limit} 个。`,
  'zip-encrypted': (v) => `其中的 ${v.name} 已加密。`,
  'zip-method': (v) => `其中的 ${v.name} 使用了不支持的压缩方法。`,
  'zip-without-list': () => '其中没有等级分榜单（TXT、XML 或 CSV）。',
  'packed-truncated': () => '文件不完整，请重新下载。',
  'packed-corrupt': () => '文件已损坏，请重新下载。',
});
