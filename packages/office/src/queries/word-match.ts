import { foldWords } from '../fold.ts';
import { oneTypingErrorAway } from '../players/typing-errors.ts';

const MOST_WORDS = 6;
/** Chinese has no spaces: a word is anywhere in the text. */
const HAN = /\p{Script=Han}/u;

/**
 * Tells whether each word of a query begins a word of a text; null: the query has no words. `forgiving`: one typing error
 * in each word.
 */
export function wordMatch(
  query: string,
  { forgiving = false }: { readonly forgiving?: boolean } = {},
): ((text: string) => boolean) | null {
  const wanted = foldWords(query).slice(0, MOST_WORDS);
  if (wanted.length === 0) return null;
  const tests = wanted.map((word): ((text: string) => boolean) => {
    if (HAN.test(word)) return (text) => text.includes(word);
    if (!forgiving) return (text) => text.startsWith(word);
    const close = new Set([word, ...oneTypingErrorAway(word)]);
    const lengths = [word.length, word.length - 1, word.length + 1];
    return (text) => text.startsWith(word) || lengths.some((length) => close.has(text.slice(0, length)));
  });
  return (text) => {
    const words = foldWords(text);
    return tests.every((test) => words.some(test));
  };
}
