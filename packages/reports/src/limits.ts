export const MAX_REPORT_BYTES: number = 16 * 1024 * 1024;
export const MAX_LINE_LENGTH = 10_000;
export const MAX_LINES = 100_000;
/** Findings kept of one report; what is beyond is counted. */
export const MAX_FINDINGS = 10_000;
/** Higher ratings are taken as typing errors. */
export const MAX_RATING = 4000;
