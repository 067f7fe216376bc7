import type { Call } from '../framework/command.ts';

/** The rules of a store: `By the text`, with the variants by name. */
export function practiceText({ texts }: Call, practice: string): string {
  const [base, ...variants] = practice.split('+');
  return [texts.office.practices[base === 'applied' ? 'applied' : 'text'], ...variants].join(' + ');
}
