import type { Transaction } from 'kysely';
import { REDACTED } from '../../lists/export.ts';
import type { Schema } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import { foldForSearch } from '../fold.ts';
import { blocksOf, compareEntries, entriesIn, type NameEntry, sideText } from './block.ts';
import { markPrefixesStale, nameIndexOf, writeNameIndex } from './prepare.ts';

/** A player who is called otherwise than before; null: who is new, or has no name any more. */
export interface NameChange {
  readonly player: number;
  readonly before: string | null;
  readonly after: string | null;
}

/** With more than this, all names are sorted anew. */
const FEW = 50_000;

/** Changes, within a write and after the players' rows, by what names many are found. */
export async function changeNames(
  store: Store,
  trx: Transaction<Schema>,
  changes: readonly NameChange[],
): Promise<void> {
  if (changes.length > FEW) await writeNameIndex(store, trx, await nameIndexOf(trx));
  else await changeFew(trx, changes);
}

async function changeFew(trx: Transaction<Schema>, changes: readonly NameChange[]): Promise<void> {
  const steps = changes.flatMap(({ player, before, after }) => [
    ...entriesFor(before, player).map((entry) => ({ entry, isAdded: false })),
    ...entriesFor(after, player).map((entry) => ({ entry, isAdded: true })),
  ]);
  // What goes is before what comes, where a name is folded as the one before.
  steps.sort(
    (one, other) => compareEntries(one.entry, other.entry) || Number(one.isAdded) - Number(other.isAdded),
  );
  let at = 0;
  while (at < steps.length) {
    const { entry } = steps[at] as Step;
    const block = await blockFor(trx, entry);
    const next = block && (await blockAfter(trx, block));
    const own: Step[] = [];
    while (at < steps.length && (!next || compareEntries((steps[at] as Step).entry, next) < 0)) {
      own.push(steps[at] as Step);
      at += 1;
    }
    await writeBlock(trx, block, own);
  }
}

interface Step {
  readonly entry: NameEntry;
  readonly isAdded: boolean;
}

/** The texts a player is found by. Somebody without a name by none. */
export function entriesFor(name: string | null, player: number): readonly NameEntry[] {
  if (name === null || name === REDACTED) return [];
  const { byFamily, byGiven } = foldForSearch(name);
  if (byFamily === '') return [];
  return [
    { text: sideText('family', byFamily), player },
    { text: sideText('given', byGiven), player },
  ];
}

interface StoredBlock {
  readonly text: string;
  readonly player: number;
  readonly bytes: Uint8Array;
}

/** The block in which a name stands, or would: the last that does not begin after it, or else the first. */
async function blockFor(trx: Transaction<Schema>, { text, player }: NameEntry): Promise<StoredBlock | null> {
  const blocks = trx.selectFrom('name_block').select(['first as text', 'player', 'bytes']);
  const found = await blocks
    .where((of) =>
      of.or([of('first', '<', text), of.and([of('first', '=', text), of('player', '<=', player)])]),
    )
    .orderBy('first', 'desc')
    .orderBy('player', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ?? (await blocks.orderBy('first').orderBy('player').limit(1).executeTakeFirst()) ?? null;
}

/** The name with which the next block begins. */
async function blockAfter(
  trx: Transaction<Schema>,
  { text, player }: NameEntry,
): Promise<NameEntry | undefined> {
  return trx
    .selectFrom('name_block')
    .select(['first as text', 'player'])
    .where((of) =>
      of.or([of('first', '>', text), of.and([of('first', '=', text), of('player', '>', player)])]),
    )
    .orderBy('first')
    .orderBy('player')
    .limit(1)
    .executeTakeFirst();
}

/** Puts the names of a block, with what goes and comes, in its place. */
async function writeBlock(
  trx: Transaction<Schema>,
  block: StoredBlock | null,
  steps: readonly Step[],
): Promise<void> {
  const entries = merged(block ? entriesIn(block) : [], steps);
  if (block) {
    await trx
      .deleteFrom('name_block')
      .where('first', '=', block.text)
      .where('player', '=', block.player)
      .execute();
  }
  for (const part of blocksOf(entries)) await trx.insertInto('name_block').values(part).execute();
}

function merged(known: readonly NameEntry[], steps: readonly Step[]): readonly NameEntry[] {
  const entries: NameEntry[] = [];
  let at = 0;
  for (const { entry, isAdded } of steps) {
    while (at < known.length && compareEntries(known[at] as NameEntry, entry) < 0) {
      entries.push(known[at] as NameEntry);
      at += 1;
    }
    if (isAdded) entries.push(entry);
    else if (at < known.length && compareEntries(known[at] as NameEntry, entry) === 0) at += 1;
  }
  return [...entries, ...known.slice(at)];
}

/** The same for one player. He is no longer among the best of the beginnings of a name that he had. */
export async function changeName(trx: Transaction<Schema>, seq: number, change: NameChange): Promise<void> {
  await changeFew(trx, [change]);
  if (change.before === null) return;
  const { numDeletedRows } = await trx
    .deleteFrom('prefix')
    .where('player', '=', change.player)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await markPrefixesStale(trx, seq);
}
