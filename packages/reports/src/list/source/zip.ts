import { ListError } from '../errors.ts';
import type { ListLimits } from '../limits.ts';
import { ByteReader } from './byte-reader.ts';
import { type Member, readMember, refuseUnreadable, unpackMember, whole } from './zip-member.ts';

const MEMBER = 0x04034b50;
const DIRECTORY = 0x02014b50;
const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;

/** The list in a zip: its first member that can be one. Reads on to the end, since a zip ends with a directory. */
export async function* unzip(
  pieces: AsyncIterator<Uint8Array>,
  limits: ListLimits,
  onMember: (name: string) => void,
  onOther: (name: string) => void = () => {},
): AsyncGenerator<Uint8Array> {
  const reader = new ByteReader(pieces);
  const names: string[] = [];
  let found = false;
  for (;;) {
    const signature = view(await whole(reader, 4)).getUint32(0, true);
    if (signature === MEMBER) {
      const member = await readMember(reader);
      names.push(member.name);
      refuseSurprise(member.name, names.length, limits.members);
      if (!found && isCandidate(member.name)) {
        found = true;
        refuseUnreadable(member, limits.unpacked);
        onMember(member.name);
        yield* unpackMember(reader, member, limits.unpacked);
      } else {
        if (isCandidate(member.name)) onOther(member.name);
        await passOver(reader, member, limits.unpacked);
      }
    } else if (signature === END) {
      refuseOtherCount(view(await whole(reader, 18)).getUint16(6, true), names.length);
      break;
    } else {
      await skipDirectory(reader, signature);
    }
  }
  if (!found) throw new ListError('zip-without-list', { found: names.join(', '), allowed: 'TXT, XML, CSV' });
}

function view(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}

function refuseSurprise(name: string, members: number, limit: number): void {
  if (members > limit) throw new ListError('zip-members', { found: members, limit });
  if (/^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)/i.test(name)) throw new ListError('zip-path', { name });
  if (/\.(?:zip|gz|tgz|bz2|xz|7z|rar|tar|zst)$/i.test(name)) throw new ListError('zip-nested', { name });
}

function isCandidate(name: string): boolean {
  const file = name.split(/[/\\]/).at(-1) ?? '';
  return /\.(?:txt|xml|csv)$/i.test(file) && !/^\.|^(?:read.?me|licen[cs]e|legend)/i.test(file);
}

async function passOver(reader: ByteReader, member: Member, limit: number): Promise<void> {
  if (member.sizes !== null) {
    if (!(await reader.skip(member.sizes.packed))) throw new ListError('packed-truncated');
    return;
  }
  refuseUnreadable(member, limit);
  // Where it ends is known only by unpacking it.
  for await (const _ of unpackMember(reader, member, limit));
}

function refuseOtherCount(told: number, members: number): void {
  if (told !== members && told !== 0xffff) {
    throw new ListError('packed-corrupt', { found: `${members} members`, expected: `${told} members` });
  }
}

async function skipDirectory(reader: ByteReader, signature: number): Promise<void> {
  if (signature === DIRECTORY) {
    const entry = view(await whole(reader, 42));
    const rest = entry.getUint16(24, true) + entry.getUint16(26, true) + entry.getUint16(28, true);
    await whole(reader, rest);
  } else if (signature === END_64) {
    // Its length is told in eight bytes, of which it never needs more than two.
    await whole(reader, Number(view(await whole(reader, 8)).getBigUint64(0, true) & 0xffffn));
  } else if (signature === LOCATOR_64) {
    await whole(reader, 16);
  } else {
    throw new ListError('packed-corrupt', { found: 'data that is no part of a zip' });
  }
}
