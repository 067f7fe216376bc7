/** How a language is named and written. */
export interface LanguageInfo {
  /** The language's own name. */
  readonly name: string;
  readonly shortName: string;
  /** For the `lang` attribute. */
  readonly tag: string;
  /** For `Intl`. */
  readonly locale: string;
  /** The unit of file sizes. */
  readonly byte: string;
  /** Between the items of a row. */
  readonly comma: string;
  /** Between two sentences. */
  readonly space: string;
  /** Between a date and a time. */
  readonly beforeTime: string;
  /** The first day of a month, before its name. */
  readonly firstDay: string;
  /** `characters`: `2026年7月3日至11日`, which `Intl` does not have. */
  readonly ranges: 'intl' | 'characters';
  /** Federations that are not regions, or have another name than theirs: `Intl` has the others. */
  readonly federations: Readonly<Record<'ENG' | 'FID' | 'SCO' | 'TPE' | 'WLS', string>>;
}

/** To add a language: an entry here, and a folder of the same name with every text. */
const TABLE = {
  en: {
    name: 'English',
    shortName: 'EN',
    tag: 'en',
    locale: 'en-GB',
    byte: 'B',
    comma: ', ',
    space: ' ',
    beforeTime: ', ',
    firstDay: '1',
    ranges: 'intl',
    federations: { ENG: 'England', FID: 'FIDE', SCO: 'Scotland', TPE: 'Chinese Taipei', WLS: 'Wales' },
  },
  fr: {
    name: 'Français',
    shortName: 'FR',
    tag: 'fr',
    locale: 'fr-FR',
    byte: 'o',
    comma: ', ',
    space: ' ',
    beforeTime: ', ',
    firstDay: '1er',
    ranges: 'intl',
    federations: {
      ENG: 'Angleterre',
      FID: 'FIDE',
      SCO: 'Écosse',
      TPE: 'Taipei chinois',
      WLS: 'Pays de Galles',
    },
  },
  zh: {
    name: '中文',
    shortName: '中文',
    tag: 'zh-Hans',
    locale: 'zh-CN',
    byte: 'B',
    comma: '，',
    space: '',
    beforeTime: ' ',
    firstDay: '1',
    ranges: 'characters',
    federations: { ENG: '英格兰', FID: '国际棋联', SCO: '苏格兰', TPE: '中华台北', WLS: '威尔士' },
  },
} as const;

export type Language = keyof typeof TABLE;

export const LANGUAGE_INFO: Readonly<Record<Language, LanguageInfo>> = TABLE;

export const LANGUAGES: readonly Language[] = Object.keys(TABLE) as Language[];

/** For readers of any other language. */
export const DEFAULT_LANGUAGE: Language = 'en';

export function isLanguage(text: string): text is Language {
  return Object.hasOwn(TABLE, text);
}
