/** XML's ways of writing a text, undone and done. */

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const LAST_CHARACTER = 0x10ffff;

/** Characters for their references, sections and comments; what is not one of them stays as it is. */
export function unescapeXml(text: string): string {
  if (!text.includes('&') && !text.includes('<')) return text;
  return text.replace(
    /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<[^>]*>|&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (whole, section?: string, decimal?: string, hexadecimal?: string, name?: string) => {
      if (section !== undefined) return section;
      if (whole.startsWith('<')) return '';
      if (name !== undefined) return NAMED[name] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hexadecimal as string, 16) : Number(decimal);
      return code <= LAST_CHARACTER ? String.fromCodePoint(code) : whole;
    },
  );
}

export function escapeXml(text: string): string {
  if (!/[&<>]/.test(text)) return text;
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
