import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The codings we compress with, the smaller one first. */
export const ENCODINGS = ['br', 'gzip'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** The first of `offered` that Accept-Encoding names; null: send it plain. */
export function chosenEncoding(header: string | undefined, offered: readonly Encoding[]): Encoding | null {
  if (header === undefined) return null;
  const accepted = header.split(',').flatMap((each) => {
    const [coding = '', quality = ''] = each.split(';').map((part) => part.trim());
    return /^q=0(\.0*)?$/.test(quality) ? [] : [coding.toLowerCase()];
  });
  return offered.find((encoding) => accepted.includes(encoding)) ?? null;
}

/** What is shorter is sent plain. */
export const LEAST_COMPRESSED = 1024;
/** For what is compressed once and sent often: higher than for answers compressed each time. */
const QUALITY = 6;

const COMPRESS: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: QUALITY }),
};

export function compressed(encoding: Encoding, bytes: Buffer): Promise<Buffer> {
  return COMPRESS[encoding](bytes);
}
