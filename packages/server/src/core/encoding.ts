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
