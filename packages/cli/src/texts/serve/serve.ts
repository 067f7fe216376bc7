import type { InputErrorValues } from '@eloquence/rating';

/** What `serve` says. */
export interface ServeTexts {
  readonly summary: string;
  readonly about: string;
  readonly options: Readonly<Record<'port' | 'host', string>>;
  readonly failures: Readonly<
    Record<
      'port-taken' | 'address-unusable' | 'setting-wrong' | 'account-unknown',
      (values: InputErrorValues) => string
    >
  >;
  readonly hints: Readonly<Record<'otherPort' | 'otherAddress' | 'setting' | 'accounts', () => string>>;
  readonly listening: (address: string) => string;
  /** Before the link with which the first administrator sets a password. */
  readonly setUp: (name: string, expires: string) => string;
  /** Before the link of somebody who is locked out. */
  readonly link: (name: string, expires: string) => string;
}
