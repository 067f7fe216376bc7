import { parentPort } from 'node:worker_threads';
import { FoldedNames } from '../players/names/texts.ts';
import { foldNames, makeLists } from './make-lists.ts';
import { MANY_ROWS, type Told } from './make-lists-beside.ts';

// The other side of `ListsBeside`.
const folded = new FoldedNames(MANY_ROWS);
parentPort?.on('message', (told: Told) => {
  if (told.what === 'make') {
    parentPort?.postMessage(makeLists(told.order, folded));
    return;
  }
  foldNames(folded, told.names);
  if (told.what === 'sort') folded.sorted();
});
