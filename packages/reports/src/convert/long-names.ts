import { PLAYER } from '../trf/layout.ts';
import type { TrfFile } from '../trf/records.ts';

export const NAME_WIDTH: number = PLAYER.name.to - PLAYER.name.from + 1;

/** Names that a TRF cannot have: longer than their columns, or with half a surrogate pair, which JSON can escape. */
export function withWholeNames(file: TrfFile, names: readonly (string | undefined)[]): TrfFile {
  const records = file.records.map((record, index) => {
    const name = names[index] ?? '';
    return record.kind === 'player' && (name.length > NAME_WIDTH || !name.isWellFormed())
      ? { ...record, name }
      : record;
  });
  return { ...file, records };
}

/** With a mark before it, so that one that belongs to the first line stays there. */
export function encodeMarked(text: string): Uint8Array {
  return new TextEncoder().encode(`\uFEFF${text}`);
}
