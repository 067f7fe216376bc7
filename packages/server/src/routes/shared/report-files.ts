/** Media types by report layout. */
export const REPORT_TYPES = { trf: 'text/plain', json: 'application/json', csv: 'text/csv' } as const;

/** Response content in the API description; a JSON report has no fixed schema. */
export const REPORT_FILES = {
  'text/plain': { schema: { type: 'string' } },
  'application/json': { schema: {} },
  'text/csv': { schema: { type: 'string' } },
} as const;

/** A report form, to print. */
export const FORM_FILE = {
  200: { description: 'A page.', content: { 'text/html': { schema: { type: 'string' } } } },
} as const;
