import * as records from './records.ts';
import type { Schema } from './schema.ts';

export * from './names.ts';
export * from './records.ts';
export { type Schema, type Static, t } from './schema.ts';
export type { ApiAnswer, Asset, PageAnswer, PageRequest, Site } from './site.ts';

/** Schemas with an `$id`: a server must register them before its routes. */
export const SCHEMAS: readonly Schema<unknown>[] = Object.values(records).filter(
  (value) => typeof value === 'object' && '$id' in value,
) as Schema<unknown>[];
