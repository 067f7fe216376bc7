/** The checksum of zip and gzip, eight bytes at a step. */

const TABLES: readonly Uint32Array[] = makeTables();

function makeTables(): Uint32Array[] {
  const tables = Array.from({ length: 8 }, () => new Uint32Array(256));
  const [first] = tables as [Uint32Array];
  for (let byte = 0; byte < 256; byte += 1) {
    let value = byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
    first[byte] = value;
  }
  for (let byte = 0; byte < 256; byte += 1) {
    for (let table = 1; table < 8; table += 1) {
      const before = tables[table - 1]?.[byte] as number;
      (tables[table] as Uint32Array)[byte] = (before >>> 8) ^ (first[before & 255] as number);
    }
  }
  return tables;
}

const [T0, T1, T2, T3, T4, T5, T6, T7] = TABLES as [
  Uint32Array,
  Uint32Array,
  Uint32Array,
  Uint32Array,
  Uint32Array,
  Uint32Array,
  Uint32Array,
  Uint32Array,
];

/** The checksum of what came before and these bytes; 0 before the first. */
export function crc32(before: number, bytes: Uint8Array): number {
  let value = ~before;
  let at = 0;
  for (const end = bytes.length - 7; at < end; at += 8) {
    value ^= word(bytes, at);
    const next = word(bytes, at + 4);
    value =
      (T7[value & 255] as number) ^
      (T6[(value >>> 8) & 255] as number) ^
      (T5[(value >>> 16) & 255] as number) ^
      (T4[value >>> 24] as number) ^
      (T3[next & 255] as number) ^
      (T2[(next >>> 8) & 255] as number) ^
      (T1[(next >>> 16) & 255] as number) ^
      (T0[next >>> 24] as number);
  }
  for (; at < bytes.length; at += 1) {
    value = (value >>> 8) ^ (T0[(value ^ (bytes[at] as number)) & 255] as number);
  }
  return ~value >>> 0;
}

function word(bytes: Uint8Array, at: number): number {
  return (
    (bytes[at] as number) |
    ((bytes[at + 1] as number) << 8) |
    ((bytes[at + 2] as number) << 16) |
    ((bytes[at + 3] as number) << 24)
  );
}
