import type { Json } from './canonical.ts';

/** The fields of an entry; null if somebody damaged them so that they are no JSON object any more. */
export function parsedBody(body: string): { readonly [field: string]: Json } | null {
  try {
    const fields: unknown = JSON.parse(body);
    return typeof fields === 'object' && fields !== null ? (fields as { [field: string]: Json }) : null;
  } catch {
    return null;
  }
}
