import { type Recomputed, recompute } from '@eloquence/rating';
import type { EngineMessages } from '@eloquence/words';
import { reasonText } from '@eloquence/words/message-text';

export { recompute };

export interface Step {
  readonly sentence: string;
  readonly article: string | null;
  /** The edition of the article; null: none. */
  readonly edition: string | null;
}

/** All steps in order of calculation. */
export function stepsOf({ k, period, first, reasons }: Recomputed, words: EngineMessages): readonly Step[] {
  const whole = period?.edition ?? first?.edition ?? null;
  return [
    ...(k === null ? [] : k.reasons.map((reason) => ({ reason, edition: k.edition }))),
    ...(period?.events ?? []).flatMap(({ reasons: own, edition }) =>
      own.map((reason) => ({ reason, edition })),
    ),
    ...(period?.reasons ?? []).map((reason) => ({ reason, edition: whole })),
    // For a single event, the reasons of the whole would repeat its own.
    ...(first === null || first.events.length < 2
      ? []
      : first.events.flatMap(({ reasons: own, edition }) => own.map((reason) => ({ reason, edition })))),
    ...(first?.reasons ?? []).map((reason) => ({ reason, edition: whole })),
    ...reasons.map((reason) => ({ reason, edition: whole })),
  ].map(({ reason, edition }) => ({
    sentence: reasonText(reason, words),
    article: reason.article,
    edition,
  }));
}
