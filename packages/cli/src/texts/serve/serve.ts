import type { InputErrorValues } from '@eloquence/rating';

/** What `serve` says. */
export interface ServeTexts {
  readonly summary: string;
  readonly about: string;
  readonly options: Readonly<Record<'port' | 'host', string>>;
  readonly failures: Readonly<
    Record<'port-taken' | 'address-unusable' | 'setting-wrong', (values: InputErrorValues) => string>
  >;
  readonly hints: Readonly<Record<'otherPort' | 'otherAddress' | 'setting', () => string>>;
  readonly listening: (address: string) => string;
}
