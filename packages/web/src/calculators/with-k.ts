import { type Choice, calculateK, type Reasons } from '@eloquence/rating';

interface Input {
  readonly rating: number;
  /** Null: worked out from the rating. */
  readonly k: number | null;
}

/** A calculation that works K out where none is given, for a player with enough games who is no junior. */
export function withK<Given extends { readonly rating: number; readonly k: number }, Answer>(
  calculate: (choice: Choice, input: Given) => Answer,
  on: string,
): (choice: Choice, input: Omit<Given, 'k'> & Input) => Answer & { readonly kReasons: Reasons } {
  return (choice, input) => {
    const { rating, k } = input;
    const withGiven = (known: number): Given => ({ ...input, k: known }) as unknown as Given;
    if (k !== null) return { ...calculate(choice, withGiven(k)), kReasons: [] };
    const own = calculateK(choice, { rating, played: null, on, birth: null, peak: null });
    return { ...calculate(choice, withGiven(own.k)), kReasons: own.reasons };
  };
}
