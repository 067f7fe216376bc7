import { BlockReader, compareEntries, type NameEntry } from '../../players/names/block.ts';
import { allBlocks } from '../../players/names/look-up.ts';
import { nameIndexOf } from '../../players/names/prepare.ts';
import { idsOf } from '../../players/person.ts';
import type { Store } from '../../store/store.ts';
import type { Difference } from '../differences.ts';
import { cell } from './standing.ts';

/** The first name by which somebody is found and should not be, or by which he should be and is not. */
export async function wrongName(store: Store): Promise<Difference | null> {
  const { blocks } = await nameIndexOf(store.db);
  const expected = inOrder(blocks.map(({ bytes }) => bytes));
  for await (const bytes of allBlocks(store)) {
    const reader = new BlockReader(bytes);
    while (reader.next()) {
      const should = expected.next().value ?? null;
      if (should === null || !isSame(reader, should)) return differs(store, reader, should);
    }
  }
  const missing = expected.next().value ?? null;
  return missing && differs(store, null, missing);
}

/** Each name in its turn, in the same reader as long as the block lasts. */
function* inOrder(blocks: readonly Uint8Array[]): Generator<BlockReader, undefined> {
  for (const bytes of blocks) {
    const reader = new BlockReader(bytes);
    while (reader.next()) yield reader;
  }
}

function isSame(one: BlockReader, other: BlockReader): boolean {
  if (one.player !== other.player || one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (one.text[at] !== other.text[at]) return false;
  return true;
}

/** What comes first is what is wrong: the other follows it where it should. */
async function differs(
  store: Store,
  found: BlockReader | null,
  should: BlockReader | null,
): Promise<Difference> {
  const [there, missing] = [found && entryOf(found), should && entryOf(should)];
  const isMissing = missing !== null && (there === null || compareEntries(missing, there) < 0);
  const { player, text } = (isMissing ? missing : there) as NameEntry;
  const id = (await idsOf(store.db, [player])).get(player) ?? player;
  return isMissing ? cell('name_block', id, 'name', null, text) : cell('name_block', id, 'name', text, null);
}

function entryOf(reader: BlockReader): NameEntry {
  return { text: reader.toString(), player: reader.player };
}
