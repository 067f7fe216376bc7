import { defined } from '@eloquence/rating';

/** The characters of bytes 0x80 to 0x9F in Windows-1252, where Latin-1 has control characters. */
export const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const UTF16 = new TextDecoder('utf-16le');

/** A character for each byte: as units of UTF-16 the bytes are Latin-1 proper. */
export function byteText(bytes: Uint8Array): string {
  return UTF16.decode(new Uint16Array(bytes));
}

/** The letters that Windows has in the places of the control characters of Latin-1. */
export function withWindowsLetters(byteText: string): string {
  return byteText.replace(/[\u0080-\u009f]/g, (char) => defined(WINDOWS_1252[char.charCodeAt(0) - 0x80]));
}
