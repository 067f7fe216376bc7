export const words = {
  title: 'API',
  lead: 'Everything on the pages as JSON over HTTP, public data without an account. Fields and codes only ever gain. ?lang= or Accept-Language sets the language.',
  description: 'OpenAPI 3.1 description',
  operations: (tag: string): string => `Operations: ${tag}`,
  operation: 'Operation',
  summary: 'Summary',
  problems: 'Errors',
  problemsLead: 'Errors are problem details (RFC 9457). Programs should read “code”.',
  code: 'Code',
  status: 'Status',
  meaning: 'Meaning',
};

export type Words = typeof words;
