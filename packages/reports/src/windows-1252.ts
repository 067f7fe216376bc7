/** The characters of bytes 0x80 to 0x9F in Windows-1252, where Latin-1 has control characters. */
export const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
