import { ListError } from '../errors.ts';
import { decodeText } from '../text.ts';
import { type ByteReader, join } from './byte-reader.ts';
import { Inflater, inflate } from './inflate.ts';
import { Proof } from './proof.ts';

const LOCAL_HEADER_BYTES = 26;
const ENCRYPTED = 1;
const SIZES_FOLLOW = 8;
const STORED = 0;
const DEFLATED = 8;
const IN_EXTRA_FIELD = 0xffffffff;
const ZIP64 = 1;
/** Unpacked in pieces of this size, so that what is packed a thousandfold does not fill the memory. */
const PIECE = 32_768;

export interface Member {
  readonly name: string;
  readonly encrypted: boolean;
  readonly method: number;
  /** null: checksum and sizes come after the data. */
  readonly sizes: { readonly checksum: number; readonly packed: number; readonly unpacked: number } | null;
}

/** What stands before a member's data, after the signature. */
export async function readMember(reader: ByteReader): Promise<Member> {
  const header = await whole(reader, LOCAL_HEADER_BYTES);
  const view = new DataView(header.buffer);
  const nameBytes = await whole(reader, view.getUint16(22, true));
  const extra = await whole(reader, view.getUint16(24, true));
  const flags = view.getUint16(2, true);
  const [packed, unpacked] = sizesOf(view.getUint32(14, true), view.getUint32(18, true), extra);
  return {
    name: decodeText(nameBytes, 0, nameBytes.length),
    encrypted: (flags & ENCRYPTED) !== 0,
    method: view.getUint16(4, true),
    sizes: flags & SIZES_FOLLOW ? null : { checksum: view.getUint32(10, true), packed, unpacked },
  };
}

export async function whole(reader: ByteReader, count: number): Promise<Uint8Array> {
  const bytes = await reader.exactly(count);
  if (bytes === null) throw new ListError('packed-truncated');
  return bytes;
}

/** Sizes beyond 4 GB stand in an extra field, unpacked first; those that fit do not. */
function sizesOf(packed: number, unpacked: number, extra: Uint8Array): [number, number] {
  const view = new DataView(extra.buffer, extra.byteOffset, extra.length);
  for (let at = 0; at + 4 <= extra.length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== ZIP64 || at + 20 > extra.length) continue;
    const [large, small] = [view.getBigUint64(at + 4, true), view.getBigUint64(at + 12, true)];
    return [
      packed === IN_EXTRA_FIELD ? Number(unpacked === IN_EXTRA_FIELD ? small : large) : packed,
      unpacked === IN_EXTRA_FIELD ? Number(large) : unpacked,
    ];
  }
  return [packed, unpacked];
}

export function refuseUnreadable({ name, encrypted, method, sizes }: Member, limit: number): void {
  if (encrypted) throw new ListError('zip-encrypted', { name });
  if (method !== STORED && method !== DEFLATED) throw new ListError('zip-method', { name, found: method });
  if (sizes !== null && sizes.unpacked > limit) {
    throw new ListError('list-too-large', { name, found: sizes.unpacked, limit });
  }
}

/** The data of a member, unpacked and checked. */
export async function* unpackMember(
  reader: ByteReader,
  member: Member,
  limit: number,
): AsyncGenerator<Uint8Array> {
  const isStored = member.method === STORED;
  const proof = new Proof(limit);
  if (member.sizes === null) {
    yield* unpackToDescriptor(reader, isStored ? null : new Inflater(), proof);
    return;
  }
  const { checksum, packed, unpacked } = member.sizes;
  const data = dataOf(reader, packed);
  if (!isStored) {
    yield* inflate(data, member.sizes, limit);
    return;
  }
  for await (const bytes of data) yield* proof.of([bytes]);
  proof.check(checksum, unpacked);
}

async function* dataOf(reader: ByteReader, length: number): AsyncGenerator<Uint8Array> {
  for (let left = length; left > 0; ) {
    const piece = await reader.some(Math.min(left, PIECE));
    if (piece === null) throw new ListError('packed-truncated');
    left -= piece.length;
    yield piece;
  }
}

/** Checksum and sizes after the data: with or without a signature, sizes of four or eight bytes. */
const DESCRIPTORS = [
  { length: 24, signed: true, wide: true },
  { length: 20, signed: false, wide: true },
  { length: 16, signed: true, wide: false },
  { length: 12, signed: false, wide: false },
];
const LONGEST_DESCRIPTOR = 24;
const SIGNATURE_BYTES = 4;

/**
 * Data whose length nobody told: it ends before the next header if a descriptor stands there whose sizes are
 * those of what has been read. A signature alone proves nothing, packed data holds every one now and then.
 */
async function* unpackToDescriptor(
  reader: ByteReader,
  inflater: Inflater | null,
  proof: Proof,
): AsyncGenerator<Uint8Array> {
  const unpack = (bytes: Uint8Array, last: boolean): readonly Uint8Array[] =>
    proof.of(inflater === null ? [bytes] : inflater.push(bytes, last));
  let held: Uint8Array = new Uint8Array(0);
  let packed = 0;
  for (;;) {
    const piece = await reader.some(PIECE);
    if (piece === null) throw new ListError('packed-truncated');
    held = join(held, piece);
    for (
      let at = held.indexOf(0x50);
      at >= 0 && at + SIGNATURE_BYTES <= held.length;
      at = held.indexOf(0x50, at + 1)
    ) {
      const found = isHeader(held, at) ? descriptorBefore(held, at, packed) : null;
      if (found === null) continue;
      yield* unpack(held.subarray(0, found.at), true);
      proof.check(found.checksum, found.unpacked);
      reader.back(held.subarray(at));
      return;
    }
    const safe = Math.max(0, held.length - LONGEST_DESCRIPTOR - SIGNATURE_BYTES);
    yield* unpack(held.subarray(0, safe), false);
    packed += safe;
    held = held.subarray(safe);
  }
}

/** `PK` and what begins a member or the directory. */
function isHeader(bytes: Uint8Array, at: number): boolean {
  const [, k, third, fourth] = bytes.subarray(at, at + SIGNATURE_BYTES);
  return k === 0x4b && ((third === 3 && fourth === 4) || (third === 1 && fourth === 2));
}

interface Descriptor {
  readonly at: number;
  readonly checksum: number;
  readonly unpacked: number;
}

function descriptorBefore(bytes: Uint8Array, header: number, packedBefore: number): Descriptor | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (const { length, signed, wide } of DESCRIPTORS) {
    const at = header - length;
    if (at < 0 || (signed && view.getUint32(at, true) !== 0x08074b50)) continue;
    const fields = signed ? at + SIGNATURE_BYTES : at;
    const size = (offset: number): number =>
      wide ? Number(view.getBigUint64(fields + offset, true)) : view.getUint32(fields + offset, true);
    if (size(4) === packedBefore + at) {
      return { at, checksum: view.getUint32(fields, true), unpacked: size(wide ? 12 : 8) };
    }
  }
  return null;
}
