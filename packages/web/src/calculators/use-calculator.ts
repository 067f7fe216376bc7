import type { Choice } from '@eloquence/rating';
import type { Fields } from './fields.ts';
import { computeOutcome, type FormReader, type Outcome } from './outcome.ts';
import { readChoice } from './rules.ts';
import { type SetFields, useFormFields } from './use-form-fields.ts';

/** The form of a calculator and what it gives: props of `Calculator` and of its fields. */
export interface CalculatorForm<Answer> {
  readonly fields: Fields;
  readonly change: SetFields;
  readonly outcome: Outcome<Answer>;
  /** The invalid field. */
  readonly wrong: string | null;
}

export function useCalculator<Input, Answer>(
  given: Fields,
  read: (reader: FormReader) => Input,
  calculate: (choice: Choice, input: Input) => Answer,
): CalculatorForm<Answer> {
  const [fields, change] = useFormFields(given);
  const outcome = computeOutcome(fields, read, (input) => calculate(readChoice(fields), input));
  return { fields, change, outcome, wrong: outcome.state === 'wrong' ? outcome.field : null };
}
