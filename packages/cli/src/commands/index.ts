import type { Group } from '../framework/command.ts';

/** All commands, each loaded when called. */
export const root: Group = Object.freeze({
  path: '',
  commands: {
    check: async () => (await import('./check/index.ts')).check,
    rate: async () => (await import('./rate/index.ts')).rate,
    convert: async () => (await import('./convert/index.ts')).convert,
    form: async () => (await import('./form/index.ts')).form,
    simulate: async () => (await import('./simulate/index.ts')).simulate,
    office: async () => (await import('./office/index.ts')).office,
    oversight: async () => (await import('./oversight/index.ts')).oversight,
    serve: async () => (await import('./serve/index.ts')).serve,
    calc: async () => (await import('./calc/index.ts')).calc,
    editions: async () => (await import('./editions/index.ts')).editions,
    completion: async () => (await import('./shell/completion.ts')).completion,
    man: async () => (await import('./shell/man.ts')).man,
    tour: async () => (await import('./tour/index.ts')).tour,
  },
} satisfies Group);
