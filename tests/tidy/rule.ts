import { describe, expect, test } from 'vitest';
import { parse, type Source } from '../../scripts/parse.ts';

/** The faults of a file, each with its place and a hint. */
export type Check = (source: Source) => string[];

export interface Samples {
  /** The path of the samples. */
  readonly path: string;
  /** Code in which the rule must find a fault: a rule that cannot fail proves nothing. */
  readonly refuses: readonly string[];
  readonly accepts: readonly string[];
}

/** A rule for the code of every file, with samples that prove it detects faults. */
export function rule(title: string, over: readonly Source[], check: Check, samples: Samples): void {
  const findings = (text: string): string[] => check(parse(samples.path, text));
  describe(title, () => {
    test('holds', () => {
      expect(over.length, 'files looked at').toBeGreaterThan(0);
      expect(over.flatMap(check)).toEqual([]);
    });
    test.each(samples.refuses)('refuses %s', (text) => expect(findings(text)).not.toEqual([]));
    test.each(samples.accepts)('accepts %s', (text) => expect(findings(text)).toEqual([]));
  });
}
