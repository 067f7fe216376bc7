import { type Choice, type Edition, type ReasonCode, type Reasons, shownRating } from '@eloquence/rating';
import type { OptionName } from '@eloquence/words/cli';
import { type Call, GENERAL, isGiven, RULES } from '../../framework/command.ts';
import { asFailure, Failure } from '../../framework/failure.ts';
import { allSentences } from '../../framework/sentences.ts';
import { editionOf, readChoice } from '../../input/edition.ts';
import { placeIn, readJson } from '../../input/files.ts';
import { placeOnCommandLine } from '../../input/values.ts';

/** The common options of calculations. */
export const COMMON: readonly OptionName[] = Object.freeze([...RULES, 'explain', ...GENERAL]);

/** Calculates from the command line; errors name the option. */
export async function fromOptions<T>(
  call: Call,
  calculate: (choice: Choice) => T,
): Promise<{ choice: Choice; answer: T }> {
  try {
    const choice = await readChoice(call);
    return { choice, answer: calculate(choice) };
  } catch (error) {
    throw asFailure(error, 'command-line', (value, names) => placeOnCommandLine(call, value, names));
  }
}

/** Calculates from a file; errors name the path in the file. */
export async function fromFile<T>(
  call: Call,
  file: string,
  calculate: (choice: Choice, json: unknown) => T,
): Promise<{ choice: Choice; answer: T }> {
  const { choice } = await fromOptions(call, () => null);
  const json = await readJson(file, call.io);
  try {
    return { choice, answer: calculate(choice, json) };
  } catch (error) {
    const { code, values, status } = asFailure(error, 'file', (value, names) => placeIn(json, value, names));
    const { said } = call.texts.office;
    const where = values.where === undefined ? file : said(file, String(values.where));
    throw new Failure(code, { ...values, where }, status);
  }
}

interface Answer {
  readonly edition: string;
  readonly cadence: string;
  readonly variants: readonly string[];
}

/** The edition used, as the last figure. */
export function editionFigure(call: Call, choice: Choice, answer: Answer): [name: string, value: string] {
  const { cadences, labels, statuses } = call.messages;
  const { status, cadence } = editionOf(choice, answer);
  const words = [
    cadences[cadence],
    ...(status === 'partial' ? [statuses.partial] : []),
    ...(answer.variants.length === 0 ? [] : [call.texts.calc.variants(answer.variants)]),
  ];
  return [labels.edition, call.texts.calc.edition(answer.edition, words)];
}

/** A rating, and the published value if it differs. */
export function ratingInWords(call: Call, edition: Edition, rating: number): string {
  const shown = shownRating(edition, rating);
  return shown === String(rating) ? shown : call.texts.calc.shown(rating, shown);
}

/** Reasons shown even without `--explain`. */
const NOTABLE: readonly ReasonCode[] = Object.freeze([
  'variant-differs',
  'gap-not-rated',
  'cap-used-elsewhere',
  'editions-differ',
  'k-limited',
  'score-too-low',
  'too-few-rated-opponents',
  'leading-result-under-floor',
  'result-not-above-floor',
  'outside-window',
  'games-missing',
  'fewer-games-suffice',
  'rating-below-floor',
  'rating-at-maximum',
  'nothing-counts',
  'target-out-of-reach',
]);

/** The reasons as sentences: all with `--explain`, otherwise the important ones. */
export function sentences(call: Call, reasons: Reasons): string[] {
  const wanted = isGiven(call, 'explain') ? reasons : reasons.filter(({ code }) => NOTABLE.includes(code));
  return allSentences(call, wanted);
}

/** The reasons of each event under its number. */
export function eventSentences(call: Call, events: readonly { readonly reasons: Reasons }[]): string[][] {
  return events.map(({ reasons }, index) => {
    const lines = sentences(call, reasons);
    if (lines.length === 0) return [];
    return [call.style.strong(`${call.messages.labels.event} ${index + 1}`), ...lines];
  });
}
