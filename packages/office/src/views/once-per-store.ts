import type { Store } from '../store/store.ts';

/** What is put together once for each store: its questions, mostly. */
export function oncePerStore<Made>(make: (store: Store) => Made): (store: Store) => Made {
  const made = new WeakMap<Store, Made>();
  return (store) => {
    let known = made.get(store);
    if (known === undefined) {
      known = make(store);
      made.set(store, known);
    }
    return known;
  };
}
