const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const CYRILLIC = 'абвгдежзийклмнопрстуфхцчшщъыьэюяё';

/** Shorter texts are one error away from too many names. */
const SHORTEST = 4;

/** Texts with two letters swapped, or one letter added, wrong or missing: about 55 for each letter. */
export function oneTypingErrorAway(text: string): readonly string[] {
  const letters = [...text];
  if (letters.length < SHORTEST) return [];
  const alphabet = [...(/\p{Script=Cyrillic}/u.test(text) ? CYRILLIC : LATIN), ' '];
  const places = [...letters.keys()];
  const replaced = (at: number, count: number, by: string): string =>
    letters.toSpliced(at, count, ...by).join('');
  const meant = [
    ...places.slice(1).map((at) => replaced(at - 1, 2, `${letters[at]}${letters[at - 1]}`)),
    ...places.map((at) => replaced(at, 1, '')),
    ...places.flatMap((at) => alphabet.map((letter) => replaced(at, 1, letter))),
    ...places.flatMap((at) => alphabet.map((letter) => replaced(at, 0, letter))),
  ];
  return [...new Set(meant)].filter((each) => each !== text && each === each.trim());
}
