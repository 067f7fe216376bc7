/** Replaces control and bidirectional characters, which could steer a terminal. */
export function visibleText(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
}
