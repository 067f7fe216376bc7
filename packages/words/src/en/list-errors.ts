import type { ListErrors } from '../types/messages.ts';

const gigabytes = (bytes: string | number | undefined): string => `${Number(bytes) / 1e9} GB`;

export const listErrors: ListErrors = Object.freeze({
  'list-not-recognised': (v) => `Not a rating list in a known format; it begins with "${v.found}".`,
  'list-encoding': (v) => `The encoding is ${v.found}; supported: ${v.allowed}.`,
  'list-line-too-long': (v) => `Line ${v.line} has more than ${v.limit} characters.`,
  'list-too-large': (v) => `It is larger than ${gigabytes(v.limit)}.`,
  'list-source': () => 'It is empty.',
  'zip-nested': (v) => `It contains another archive (${v.name}); unpack it first.`,
  'zip-path': (v) => `It contains an unsafe path (${v.name}).`,
  'zip-members': (v) => `It contains more than ${v.limit} files.`,
  'zip-encrypted': (v) => `${v.name} is encrypted.`,
  'zip-method': (v) => `${v.name} uses an unsupported compression method.`,
  'zip-without-list': () => 'It contains no rating list (TXT, XML or CSV).',
  'packed-truncated': () => 'It is truncated; download it again.',
  'packed-corrupt': () => 'It is damaged; download it again.',
});
