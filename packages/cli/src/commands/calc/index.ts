import type { Group } from '../../framework/command.ts';

export const calc: Group = Object.freeze({
  path: 'calc',
  commands: {
    expected: async () => (await import('./expected.ts')).expected,
    change: async () => (await import('./change.ts')).change,
    initial: async () => (await import('./initial.ts')).initial,
    performance: async () => (await import('./performance.ts')).performance,
    k: async () => (await import('./k.ts')).k,
    period: async () => (await import('./period.ts')).period,
    target: async () => (await import('./target.ts')).target,
  },
} satisfies Group);
