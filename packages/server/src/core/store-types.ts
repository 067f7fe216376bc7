import type { Store } from '@eloquence/office';

export type Trx = Parameters<Parameters<Store['write']>[0]>[0];

export type Db = Store['db'];

export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };
