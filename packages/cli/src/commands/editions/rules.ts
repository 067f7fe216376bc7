import type { Cited, RuleName } from '@eloquence/rating';
import { ruleValue } from '@eloquence/words';
import type { Call } from '../../command.ts';

/** Where a value stands, and what it stands on where that is not the text. */
export function sourceInWords(call: Call, { article, provenance }: Cited<unknown>): string {
  const { article: inWords, provenances } = call.dictionary;
  const place = article === null ? '' : inWords(article);
  if (provenance === 'text') return place;
  return place === '' ? provenances[provenance] : `${place}, ${provenances[provenance]}`;
}

export function valueInWords(call: Call, rule: RuleName, cited: Cited<unknown>): string {
  return ruleValue(rule, cited.value, call.language);
}
