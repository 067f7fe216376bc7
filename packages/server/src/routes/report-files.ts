/** The types of reports by their layouts. */
export const REPORT_TYPES = { trf: 'text/plain', json: 'application/json', csv: 'text/csv' } as const;

/** As what the description has them: the JSON of a report is whatever was handed in. */
export const REPORT_FILES = {
  'text/plain': { schema: { type: 'string' } },
  'application/json': { schema: {} },
  'text/csv': { schema: { type: 'string' } },
} as const;
