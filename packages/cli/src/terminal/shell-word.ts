/** In single quotes, as POSIX shells read it. */
export const shellQuoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Quoted only where it has blanks or other characters that a shell interprets. */
export function shellWord(text: string): string {
  return /^[\p{L}\p{M}\p{N}@%+=:,./_-]+$/u.test(text) ? text : shellQuoted(text);
}
