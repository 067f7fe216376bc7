import { Problem, ref } from '@eloquence/api';

/** What every route may answer instead: problem details. */
export function problems(): { readonly default: object } {
  return {
    default: {
      description: 'A problem.',
      content: { 'application/problem+json': { schema: ref(Problem) } },
    },
  };
}

/** The same for what a client may have already. */
export function cached(): { readonly 304: object; readonly default: object } {
  return { 304: { description: 'As the client has it.', type: 'null' }, ...problems() };
}
