/** Where a JSON text stops being one; `end`: it only ends too early. */
export interface JsonMistake {
  readonly problem: 'end' | 'syntax';
  readonly line: number;
  readonly column: number;
}

/** Locates a syntax error. V8 does not always say where it is, Safari never. */
export function locateJsonMistake(text: string, error: unknown): JsonMistake {
  const end = placeAfter(text);
  if (isTruncated(text, error)) return { problem: 'end', ...end };
  return { problem: 'syntax', ...(placeIn(error) ?? placeAfter(text.slice(0, validPrefixLength(text)))) };
}

interface TextPlace {
  readonly line: number;
  readonly column: number;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');

/** As V8 and Firefox give it. */
function placeIn(error: unknown): TextPlace | null {
  const match = /line (\d+) column (\d+)/.exec(messageOf(error));
  return match && { line: Number(match[1]), column: Number(match[2]) };
}

function placeAfter(text: string): TextPlace {
  const lines = text.split(/\r\n?|\n/);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/** Nothing is wrong but that more is expected: said so, or the place of the error is the end. */
function isTruncated(text: string, error: unknown): boolean {
  if (/end of (?:JSON|data)|EOF|unterminated/i.test(messageOf(error))) return true;
  const place = placeIn(error);
  if (place === null) return false;
  const end = placeAfter(text);
  return place.line === end.line && place.column >= end.column;
}

/** The length of the longest prefix that JSON can begin with, by bisection. */
function validPrefixLength(text: string): number {
  let [sound, wrong] = [0, text.length];
  while (wrong - sound > 1) {
    const middle = (sound + wrong) >> 1;
    if (isValidPrefix(text.slice(0, middle))) sound = middle;
    else wrong = middle;
  }
  return sound;
}

function isValidPrefix(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    return isTruncated(text, error);
  }
}
