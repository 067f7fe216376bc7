import { ListError } from '../../list-error.ts';
import type { ListLimits } from '../../list-limits.ts';
import { byteText } from '../../windows-1252.ts';
import { decodeText } from '../row/decode.ts';
import { gunzip } from './gzip.ts';

const END = 0x06054b50;
const END_BYTES = 22;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_HEADER = 0x04034b50;
const LOCAL_HEADER_BYTES = 30;
const MAX_COMMENT = 0xffff;
const LOCATOR_64 = 0x07064b50;
const LOCATOR_64_BYTES = 20;
const END_64_BYTES = 56;
const EXTRA_64 = 1;
/** The value stands in the 64-bit record instead. */
const IN_ZIP64 = 0xffffffff;

const STORED = 0;
const DEFLATED = 8;
const MAX_STORED_BLOCK = 0xffff;

/** A file in a zip, as the directory at the end lists it. */
export interface ZipMember {
  readonly name: string;
  readonly encrypted: boolean;
  readonly method: number;
  readonly checksum: number;
  readonly unpacked: number;
  readonly packed: number;
  readonly offset: number;
}

/** The members of a zip. Refuses what a list does not come in: nested archives, paths out of the folder. */
export function zipMembers(zip: Uint8Array, limits: ListLimits): readonly ZipMember[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.length);
  const { count, from, to } = findDirectory(view);
  const members: ZipMember[] = [];
  let at = from;
  while (at < to) {
    if (at + ENTRY_BYTES > to || view.getUint32(at, true) !== ENTRY) throw corruptDirectory();
    const nameEnd = at + ENTRY_BYTES + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    if (extraEnd > to) throw corruptDirectory();
    const name = decodeText(byteText(zip.subarray(at + ENTRY_BYTES, nameEnd)));
    members.push({ name, ...readEntry(view, at, nameEnd, extraEnd) });
    refuseName(name, members.length, limits.members);
    at = extraEnd + view.getUint16(at + 32, true);
  }
  if (at !== to || count !== members.length) throw corruptDirectory();
  return members;
}

const corruptDirectory = (): ListError => new ListError('packed-corrupt', { found: 'directory' });

function readEntry(view: DataView, at: number, extra: number, extraEnd: number): Omit<ZipMember, 'name'> {
  let next = findExtra64(view, extra, extraEnd);
  // Values that do not fit 32 bits stand in the extra field, in this order.
  const size = (place: number): number => {
    const value = view.getUint32(place, true);
    if (value !== IN_ZIP64 || next + 8 > extraEnd) return value;
    next += 8;
    return Number(view.getBigUint64(next - 8, true));
  };
  return {
    encrypted: (view.getUint16(at + 8, true) & 1) !== 0,
    method: view.getUint16(at + 10, true),
    checksum: view.getUint32(at + 16, true),
    unpacked: size(at + 24),
    packed: size(at + 20),
    offset: size(at + 42),
  };
}

function findExtra64(view: DataView, from: number, to: number): number {
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) === EXTRA_64) return at + 4;
  }
  return to;
}

interface Directory {
  readonly count: number;
  readonly from: number;
  readonly to: number;
}

/** The end record is the last one, with a comment of up to 64 KB behind it. */
function findDirectory(view: DataView): Directory {
  const { byteLength } = view;
  const first = Math.max(0, byteLength - END_BYTES - MAX_COMMENT);
  for (let end = byteLength - END_BYTES; end >= first; end -= 1) {
    const isEnd =
      view.getUint32(end, true) === END && view.getUint16(end + 20, true) === byteLength - end - END_BYTES;
    if (!isEnd) continue;
    const from = view.getUint32(end + 16, true);
    if (from === IN_ZIP64) return findDirectory64(view, end);
    return bounded(end, view.getUint16(end + 10, true), from, view.getUint32(end + 12, true));
  }
  throw new ListError('packed-truncated');
}

function findDirectory64(view: DataView, end: number): Directory {
  const locator = end - LOCATOR_64_BYTES;
  if (locator < 0 || view.getUint32(locator, true) !== LOCATOR_64) throw corruptDirectory();
  const end64 = Number(view.getBigUint64(locator + 8, true));
  if (end64 + END_64_BYTES > locator) throw corruptDirectory();
  const read = (offset: number): number => Number(view.getBigUint64(end64 + offset, true));
  return bounded(end64, read(32), read(48), read(40));
}

/** Nothing stands between the directory and the record that ends it. */
function bounded(end: number, count: number, from: number, size: number): Directory {
  if (from + size !== end) throw corruptDirectory();
  return { count, from, to: end };
}

function refuseName(name: string, members: number, limit: number): void {
  if (members > limit) throw new ListError('zip-members', { found: members, limit });
  if (/^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)/i.test(name)) throw new ListError('zip-path', { name });
  if (/\.(?:zip|gz|tgz|bz2|xz|7z|rar|tar|zst)$/i.test(name)) throw new ListError('zip-nested', { name });
}

export function isListName({ name }: ZipMember): boolean {
  const file = name.split(/[/\\]/).at(-1) ?? '';
  return /\.(?:txt|xml|csv)$/i.test(file) && !/^\.|^(?:read.?me|licen[cs]e|legend)/i.test(file);
}

export function unpackMember(zip: Uint8Array, member: ZipMember, limit: number): AsyncGenerator<Uint8Array> {
  const { name, encrypted, method, unpacked, packed, offset } = member;
  if (encrypted) throw new ListError('zip-encrypted', { name });
  if (method !== STORED && method !== DEFLATED) throw new ListError('zip-method', { name, found: method });
  if (unpacked > limit) throw new ListError('list-too-large', { name, found: unpacked, limit });
  const view = new DataView(zip.buffer, zip.byteOffset, zip.length);
  if (offset + LOCAL_HEADER_BYTES > zip.length || view.getUint32(offset, true) !== LOCAL_HEADER)
    throw corruptDirectory();
  const from =
    offset + LOCAL_HEADER_BYTES + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (from + packed > zip.length) throw new ListError('packed-truncated');
  const data = zip.subarray(from, from + packed);
  return gunzip(asGzip(method === STORED ? storedBlocks(data) : [data], member));
}

/** With the head and tail of a gzip, so that `gunzip` verifies checksum and size. */
async function* asGzip(
  data: Iterable<Uint8Array>,
  { checksum, unpacked }: ZipMember,
): AsyncGenerator<Uint8Array> {
  yield Uint8Array.of(0x1f, 0x8b, DEFLATED, 0, 0, 0, 0, 0, 0, 0xff);
  yield* data;
  const tail = new DataView(new ArrayBuffer(8));
  tail.setUint32(0, checksum, true);
  tail.setUint32(4, unpacked % 2 ** 32, true);
  yield new Uint8Array(tail.buffer);
}

/** Stored bytes as the stored blocks of a deflate stream (RFC 1951, 3.2.4). */
function* storedBlocks(data: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at === 0 || at < data.length; at += MAX_STORED_BLOCK) {
    const block = data.subarray(at, at + MAX_STORED_BLOCK);
    const isLast = at + block.length === data.length;
    const { length } = block;
    yield Uint8Array.of(isLast ? 1 : 0, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255);
    yield block;
  }
}
