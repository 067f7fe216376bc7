import type { ListErrors } from '../dictionary.ts';

const gigabytes = (bytes: string | number | undefined): string => `${Number(bytes) / 1e9} GB`;

export const listErrors: ListErrors = Object.freeze({
  'list-not-recognised': (v) =>
    `It is not a rating list in a layout that is known; it begins with "${v.found}".`,
  'list-encoding': (v) => `It is written in ${v.found}; a list is read in ${v.allowed}.`,
  'list-line-too-long': (v) => `Line ${v.line} has more than ${v.limit} characters.`,
  'list-too-large': (v) => `It holds more than ${gigabytes(v.limit)}.`,
  'list-source': () => 'It gave no text to read.',
  'zip-nested': (v) => `It holds another packed file (${v.name}); unpack that one first.`,
  'zip-path': (v) => `It holds a file with a path that leads elsewhere (${v.name}).`,
  'zip-members': (v) => `It holds more than ${v.limit} files.`,
  'zip-encrypted': (v) => `${v.name} in it is encrypted.`,
  'zip-method': (v) => `${v.name} in it is packed in a way that is not read.`,
  'zip-without-list': () => 'It holds no rating list (TXT, XML or CSV).',
  'packed-truncated': () => 'It ends in the middle; it was not downloaded as a whole.',
  'packed-corrupt': () => 'It is damaged; download it again.',
});
