import type { Reason, Reasons } from '@eloquence/rating';
import { sentence } from '@eloquence/words';
import type { Call } from './command.ts';
import { paragraph } from './width.ts';

/** Reasons as sentences, none of them told twice. */
export function allSentences(call: Pick<Call, 'language'>, reasons: Reasons): string[] {
  return distinct(reasons).flatMap((reason) => paragraph(sentence(reason, call.language), '- '));
}

function distinct(reasons: Reasons): Reason[] {
  const told = new Set<string>();
  return reasons.filter((reason) => {
    const text = JSON.stringify(reason);
    return !told.has(text) && told.add(text);
  });
}
