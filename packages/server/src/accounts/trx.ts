import type { Store } from '@eloquence/office';

/** What a write is done with. */
export type Trx = Parameters<Parameters<Store['write']>[0]>[0];

export type Db = Store['db'];

/** Plain values that JSON can hold. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };
