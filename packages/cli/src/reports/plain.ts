/** Text from a file as it may be shown: what would steer a terminal becomes visible. */
export function plain(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
}
