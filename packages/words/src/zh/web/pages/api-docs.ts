import type { Words } from '../../../en/web/pages/api-docs.ts';

export const words: Words = {
  title: 'API',
  lead: '页面上的全部内容都可通过 HTTP 以 JSON 读取，公开数据无需账户。字段和代码只增不减。用 ?lang= 或 Accept-Language 选择语言。',
  description: 'OpenAPI 3.1 描述',
  operations: (tag) => `操作：${tag}`,
  operation: '操作',
  summary: '摘要',
  problems: '错误',
  problemsLead: '错误按 RFC 9457 返回。程序应读取“code”。',
  code: '代码',
  status: '状态',
  meaning: '含义',
};
