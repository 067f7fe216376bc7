import { type Recomputed, recompute } from '@eloquence/rating';
import type { Dictionary } from '@eloquence/words';
import { sentence } from '@eloquence/words/say';

export { recompute };

/** A step of the calculation, in words. */
export interface Step {
  readonly sentence: string;
  readonly article: string | null;
  /** The edition whose article it is; null: none. */
  readonly edition: string | null;
}

/** Every step, in the order in which the calculation takes them. */
export function stepsOf({ k, period, first, reasons }: Recomputed, words: Dictionary): readonly Step[] {
  const whole = period?.edition ?? first?.edition ?? null;
  return [
    ...(k === null ? [] : k.reasons.map((reason) => ({ reason, edition: k.edition }))),
    ...(period?.events ?? []).flatMap(({ reasons: own, edition }) =>
      own.map((reason) => ({ reason, edition })),
    ),
    ...(period?.reasons ?? []).map((reason) => ({ reason, edition: whole })),
    // Of a single event the whole says the same again.
    ...(first === null || first.events.length < 2
      ? []
      : first.events.flatMap(({ reasons: own, edition }) => own.map((reason) => ({ reason, edition })))),
    ...(first?.reasons ?? []).map((reason) => ({ reason, edition: whole })),
    ...reasons.map((reason) => ({ reason, edition: whole })),
  ].map(({ reason, edition }) => ({
    sentence: sentence(reason, words),
    article: reason.article,
    edition,
  }));
}
