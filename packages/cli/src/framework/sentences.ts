import type { Reason, Reasons } from '@eloquence/rating';
import { reasonText } from '@eloquence/words';
import { paragraph } from '../terminal/width.ts';
import type { Call } from './command.ts';

/** Reasons as sentences, without duplicates. */
export function allSentences(call: Pick<Call, 'messages'>, reasons: Reasons): string[] {
  return distinct(reasons).flatMap((reason) => paragraph(reasonText(reason, call.messages), '- '));
}

function distinct(reasons: Reasons): Reason[] {
  const seen = new Set<string>();
  return reasons.filter((reason) => {
    const text = JSON.stringify(reason);
    return !seen.has(text) && seen.add(text);
  });
}
