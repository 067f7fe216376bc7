/** Is the rating scale drifting, and what would another rule do? Unofficial. */
export type { Cell, Row } from './duckdb/database.ts';
export { OversightError, type OversightErrorCode } from './errors.ts';
export {
  type ComputeOptions,
  computeFigures,
  type HistorySpan,
  historySpan,
} from './figures/compute-figures.ts';
export {
  chartOf,
  FIGURE_NAMES,
  type Figure,
  type FigureChart,
  type FigureMatrix,
  type FigureName,
  figureName,
  matrixOf,
  queryOf,
} from './figures/figures.ts';
export type { Stretch } from './figures/stretch.ts';
export { type ExportFolderOptions, exportFolder } from './folder/export-folder.ts';
export { type ExportHistoryOptions, exportHistory } from './history/export-history.ts';
export type { HistoryOptions, HistorySize } from './history/history-writer.ts';
export { HISTORY_SCHEMA, HISTORY_TABLES, type HistoryTable } from './history/schema.ts';
export { POOL_DEFAULTS, type Pool, type PoolList, type PoolOptions, simulatePool } from './pool/pool.ts';
export {
  comparePools,
  type Estimate,
  MOST_SEEDS,
  STATISTICS,
  type Statistic,
  type StudyOptions,
  type StudyRow,
} from './pool/study.ts';
export { type PlayerRatings, ScenarioRatings } from './scenario/player-ratings.ts';
export {
  replayScenario,
  type ScenarioList,
  type ScenarioMover,
  type ScenarioOptions,
  type ScenarioRating,
  type ScenarioResult,
} from './scenario/replay-scenario.ts';
