import { describe, expect, test } from 'vitest';
import { parse, type Source } from '../../scripts/parse.ts';

/** What is wrong in a file: each line names the place and what to do. */
export type Check = (source: Source) => string[];

export interface Samples {
  /** Where the samples pretend to stand. */
  readonly path: string;
  /** Code in which the rule must find something: a rule that cannot fail says nothing. */
  readonly refuses: readonly string[];
  readonly accepts: readonly string[];
}

/** A rule about the code: it holds in every file, and samples show that it sees what it is there for. */
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
