import { pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

const VERSION = 20;
/** Sizes follow the content; the name is UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;

/** A zip archive with one file, made while it is read. */
export async function* zipped(
  name: string,
  date: string,
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const named = Buffer.from(name);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(VERSION, 0);
  common.writeUInt16LE(FLAGS, 2);
  common.writeUInt16LE(DEFLATE, 4);
  common.writeUInt16LE(0, 6);
  common.writeUInt16LE(dosDate(date), 8);
  common.writeUInt16LE(named.length, 22);
  const local = Buffer.concat([signature(0x04034b50), common, named]);
  yield local;

  let [crc, size, packed] = [0, 0, 0];
  const counted = async function* (): AsyncGenerator<Uint8Array> {
    for await (const piece of content) {
      crc = crc32(piece, crc);
      size += piece.length;
      yield piece;
    }
  };
  const packer = createDeflateRaw();
  // What goes wrong comes out of the packer as well; that somebody broke off the download is nobody's error.
  pipeline(counted(), packer, () => {});
  for await (const piece of packer as AsyncIterable<Uint8Array>) {
    packed += piece.length;
    yield piece;
  }

  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(crc, 0);
  sizes.writeUInt32LE(packed, 4);
  sizes.writeUInt32LE(size, 8);
  yield Buffer.concat([signature(0x08074b50), sizes]);

  sizes.copy(common, 10);
  const central = Buffer.concat([signature(0x02014b50), version(), common, Buffer.alloc(14), named]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length + packed + sizes.length + 4, 12);
  yield Buffer.concat([central, signature(0x06054b50), end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function version(): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(VERSION);
  return bytes;
}

/** Days as MS-DOS counted them: the list's own, so that the same list gives the same bytes. */
function dosDate(date: string): number {
  const [year = 1980, month = 1, day = 1] = date.split('-').map(Number);
  return (Math.max(0, year - 1980) << 9) | (month << 5) | day;
}
