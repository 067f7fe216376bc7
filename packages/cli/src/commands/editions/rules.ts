import type { Cited, RuleName } from '@eloquence/rating';
import { ruleValueText } from '@eloquence/words';
import type { Call } from '../../framework/command.ts';

/** A value's article, and its source if that is not the text. */
export function sourceInWords(call: Call, { article, provenance }: Cited<unknown>): string {
  const { article: inWords, provenances } = call.messages;
  const place = article === null ? '' : inWords(article);
  if (provenance === 'text') return place;
  return place === '' ? provenances[provenance] : `${place}, ${provenances[provenance]}`;
}

export function valueInWords(call: Call, rule: RuleName, cited: Cited<unknown>): string {
  return ruleValueText(rule, cited.value, call.messages);
}
