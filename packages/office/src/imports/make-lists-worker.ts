import { parentPort } from 'node:worker_threads';
import { FoldedNames } from '../players/names/texts.ts';
import { foldNames, makeLists, makeNames } from './make-lists.ts';
import { MANY_ROWS, type MadeBeside, type Told } from './make-lists-beside.ts';

// The other side of `ListsBeside`.
const folded = new FoldedNames(MANY_ROWS);
parentPort?.on('message', (told: Told) => {
  if (told.what === 'make') {
    // The names first: only this thread has them folded.
    const names = makeNames(told.order, folded);
    parentPort?.postMessage({ names, lists: makeLists(told.order) } satisfies MadeBeside);
    return;
  }
  foldNames(folded, told.names);
  if (told.what === 'sort') folded.sorted();
});
