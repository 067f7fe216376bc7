import type { Group } from '../../framework/command.ts';

/** Figures over a history; DuckDB is loaded when one is computed. */
export const oversight: Group = Object.freeze({
  path: 'oversight',
  commands: {
    figures: async () => (await import('./figures.ts')).figures,
    history: async () => (await import('./history.ts')).history,
    pool: async () => (await import('./pool.ts')).pool,
    replay: async () => (await import('./replay.ts')).replay,
    report: async () => (await import('./report.ts')).report,
    study: async () => (await import('./study.ts')).study,
  },
} satisfies Group);
