import type { Group } from '../command.ts';

/** All commands. Each is loaded when it is called, so that none waits for the others. */
export const root: Group = Object.freeze({
  path: '',
  commands: {
    calc: async () => (await import('./calc/index.ts')).calc,
    editions: async () => (await import('./editions/index.ts')).editions,
    tour: async () => (await import('./tour/index.ts')).tour,
  },
} satisfies Group);
