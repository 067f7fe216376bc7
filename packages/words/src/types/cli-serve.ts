import type { InputErrorValues, Requirement } from '@eloquence/rating';

/** What a setting of the server may be, where no requirement of the engine names it. */
export type SettingKind = 'host' | 'store' | 'replica' | 'base-path' | 'origin' | 'proxies';

export type SettingRequirement =
  | Extract<Requirement, { readonly kind: 'integer' | 'one-of' | 'text' }>
  | { readonly kind: SettingKind };

/** A setting, its value and what is allowed. */
interface WrongSetting {
  readonly name: string;
  readonly value: string;
  readonly allowed: string;
}

/** What `serve` says. */
export interface ServeTexts {
  readonly summary: string;
  readonly about: string;
  readonly options: Readonly<Record<'port' | 'host', string>>;
  readonly failures: Readonly<
    Record<
      | 'port-taken'
      | 'address-unusable'
      | 'setting-wrong'
      | 'account-unknown'
      | 'token-unknown'
      | 'token-scope'
      | 'token-limit',
      (values: InputErrorValues) => string
    >
  >;
  readonly settingKinds: Readonly<Record<SettingKind, string>>;
  readonly wrongSettings: (settings: readonly WrongSetting[]) => string;
  readonly hints: Readonly<
    Record<
      'otherPort' | 'otherAddress' | 'setting' | 'accounts' | 'tokens' | 'narrowerScope' | 'revokeToken',
      () => string
    >
  >;
  readonly listening: (address: string) => string;
  /** No public address is configured: where links lead instead. */
  readonly withoutOrigin: (origin: string) => string;
  /** Before the link with which the first administrator sets a password. */
  readonly setUp: (name: string, expires: string) => string;
  /** Before the link of somebody who is locked out. */
  readonly link: (name: string, expires: string) => string;
  readonly tokens: {
    readonly created: (account: string, scope: string, expires: string) => string;
    readonly revoked: (id: string) => string;
    readonly none: string;
    readonly account: string;
    readonly scope: string;
    readonly expires: string;
    readonly valid: string;
    readonly revokedOn: (day: string) => string;
  };
}
