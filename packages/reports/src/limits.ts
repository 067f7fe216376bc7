/** A limit on everything that comes from outside. */
export const MAX_REPORT_BYTES: number = 16 * 1024 * 1024;
export const MAX_LINE_LENGTH = 10_000;
