/** `de juillet 2026`, but `d’août 2026`. */
export const de = (what: string): string =>
  `${/^[aeiouyâàéèêëîïôûAEIOUYÂÀÉÈÊËÎÏÔÛ]/.test(what) ? 'd’' : 'de '}${what}`;
