/** A turn of phrase of the engine, and what it is in another language. */
export type Phrase = readonly [english: RegExp, other: string];

/**
 * The engine says in plain English what is allowed. This puts it into another language, phrase by phrase;
 * names, numbers and what is not known stay as they are.
 */
export function translator(phrases: readonly Phrase[]): (text: string | number | undefined) => string {
  return (text) =>
    phrases.reduce((result, [english, other]) => result.replace(english, other), String(text ?? ''));
}
