/**
 * What a refused value should have been, as data: the words package turns it into a phrase in the reader's
 * language.
 */
export type Requirement =
  // Numbers; `from` and `to` are included.
  | { readonly kind: 'integer'; readonly from?: number; readonly to?: number }
  | { readonly kind: 'number' }
  | { readonly kind: 'decimal'; readonly example: string; readonly inQuotes?: true }
  | { readonly kind: 'two-decimals'; readonly example: string }
  | { readonly kind: 'half-points'; readonly to: number }
  | { readonly kind: 'scores-together'; readonly to: number }
  | { readonly kind: 'games'; readonly from?: number; readonly to?: number }
  | { readonly kind: 'events'; readonly from: number }
  // Dates
  | {
      readonly kind: 'date';
      readonly from?: string;
      readonly day?: 'event-start' | 'first-list';
      readonly to?: string;
    }
  | { readonly kind: 'year'; readonly from: number }
  | { readonly kind: 'birth-date'; readonly before: string }
  | { readonly kind: 'first-of-month'; readonly from: string }
  // Texts; `line` is a text without line breaks.
  | { readonly kind: 'text'; readonly from?: number; readonly to?: number; readonly line?: true }
  | { readonly kind: 'edition-id' }
  | { readonly kind: 'federation-code' }
  | { readonly kind: 'fide-id' }
  | { readonly kind: 'line-code' }
  | { readonly kind: 'unchanged-text' }
  // Choices
  | { readonly kind: 'flag' }
  | { readonly kind: 'one-of'; readonly values: readonly (string | number)[]; readonly inQuotes?: true }
  | { readonly kind: 'edition'; readonly cadence: string; readonly values?: readonly string[] }
  // Composed
  | { readonly kind: 'nullable'; readonly of: Requirement }
  | { readonly kind: 'either'; readonly of: readonly [Requirement, Requirement] }
  | { readonly kind: 'list'; readonly of?: Requirement; readonly from?: number; readonly to?: number }
  | { readonly kind: 'object'; readonly keys?: readonly RequiredKey[]; readonly to?: number }
  | { readonly kind: 'known-key'; readonly meant: string | null; readonly object?: Requirement }
  | { readonly kind: 'condition'; readonly condition: Condition; readonly of?: Requirement }
  // Rules of an edition that depend on each other
  | { readonly kind: 'rule-needed'; readonly rule: string; readonly value: string | null }
  | { readonly kind: 'at-least'; readonly rule: 'floor' | 'largest-k' }
  | { readonly kind: 'at-half-of-method' }
  // Games and results
  | { readonly kind: 'other-player' }
  | { readonly kind: 'start-number'; readonly to?: number }
  | { readonly kind: 'games-or-result' }
  | { readonly kind: 'crosstable-result' }
  | { readonly kind: 'games-of-event' }
  | { readonly kind: 'round-robin-only' }
  // Arguments of functions
  | { readonly kind: 'bytes' }
  | { readonly kind: 'result-of'; readonly functions: readonly string[] }
  // Parts of an event
  | { readonly kind: 'event'; readonly cadence: string }
  | { readonly kind: 'whole-event'; readonly event: string }
  | { readonly kind: 'no-whole'; readonly event: string; readonly parts: readonly string[] }
  | { readonly kind: 'cadence-of-part'; readonly cadence: string; readonly event: string };

export interface RequiredKey {
  readonly name: string;
  readonly value?: Requirement;
  readonly optional?: true;
}

/** Conditions on a whole value, beyond those on its parts. */
export type Condition =
  | 'falling-steps'
  | 'one-lower-and-upper-limit'
  | 'last-step-unconditional'
  | 'months-in-order';

export function oneOf(values: readonly (string | number)[]): Requirement {
  return { kind: 'one-of', values };
}

/** An object with these keys, whatever their values. */
export function keysOf(names: readonly string[]): Requirement {
  return { kind: 'object', keys: names.map((name) => ({ name })) };
}

const LONGEST_SHOWN = 60;

/** A refused value as a message shows it: its JSON, shortened. `undefined` where it is missing. */
export function shownValue(value: unknown): string {
  const text = (typeof value === 'number' ? String(value) : jsonOf(value)) ?? String(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN - 3)}…` : text;
}

function jsonOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    // Circular, nested too deep, or a bigint.
    if (typeof value !== 'object') return String(value);
    return Array.isArray(value) ? '[…]' : '{…}';
  }
}
