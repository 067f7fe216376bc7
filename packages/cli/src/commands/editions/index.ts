import type { Group } from '../../framework/command.ts';

export const editions: Group = Object.freeze({
  path: 'editions',
  itself: async () => (await import('./list.ts')).list,
  commands: {
    show: async () => (await import('./show.ts')).show,
    compare: async () => (await import('./compare.ts')).compare,
    schema: async () => (await import('./schema.ts')).schema,
  },
} satisfies Group);
