/** Is the rating scale drifting, and what would another rule do? Unofficial. */
export { OversightError, type OversightErrorCode } from './errors.ts';
export { type ExportFolderOptions, exportFolder } from './folder/export-folder.ts';
export { type ExportHistoryOptions, exportHistory } from './history/export-history.ts';
export type { HistoryOptions, HistorySize } from './history/history-writer.ts';
export { HISTORY_SCHEMA, HISTORY_TABLES, type HistoryTable } from './history/schema.ts';
