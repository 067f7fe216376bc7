import type { Store } from './store.ts';

/** Caches one value per store, mostly prepared queries. */
export function oncePerStore<Value>(make: (store: Store) => Value): (store: Store) => Value {
  const values = new WeakMap<Store, Value>();
  return (store) => {
    let known = values.get(store);
    if (known === undefined) {
      known = make(store);
      values.set(store, known);
    }
    return known;
  };
}
