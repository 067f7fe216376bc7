import type { PrivacyView } from '@eloquence/api';
import type { Language } from '@eloquence/words';
import type { Config } from '../../core/config.ts';
import { privacyEn } from './en.ts';
import { privacyFr } from './fr.ts';
import { privacyZh } from './zh.ts';

/** What is kept of people. */
export type KeptName =
  | 'players'
  | 'birth-dates'
  | 'reports'
  | 'accounts'
  | 'sessions'
  | 'tokens'
  | 'links'
  | 'jobs'
  | 'audit'
  | 'attempts'
  | 'logs';

export type SectionName = 'forgotten' | 'cookies' | 'copies' | 'contact';

type Settings = PrivacyView['settings'];

export interface PrivacyWords {
  readonly title: string;
  readonly lead: string;
  readonly headings: PrivacyView['headings'];
  readonly kept: Readonly<
    Record<
      KeptName,
      {
        readonly what: string;
        readonly why: string;
        readonly seenBy: string;
        readonly until: (settings: Settings) => string;
      }
    >
  >;
  readonly sections: Readonly<
    Record<SectionName, { readonly title: string; readonly text: (settings: Settings) => readonly string[] }>
  >;
}

const WORDS: Readonly<Record<Language, PrivacyWords>> = Object.freeze({
  en: privacyEn,
  fr: privacyFr,
  zh: privacyZh,
});

/** The text with the settings as they are. */
export function privacyView(config: Config, language: Language): PrivacyView {
  const { addressDays, endedDays, sessionHours, logAddresses, contact } = config;
  const settings = { addressDays, endedDays, sessionHours, logAddresses, contact: contact || null };
  const { title, lead, headings, kept, sections } = WORDS[language];
  return {
    title,
    lead,
    settings,
    headings,
    kept: Object.entries(kept).map(([id, row]) => ({ id, ...row, until: row.until(settings) })),
    sections: Object.entries(sections).map(([id, section]) => ({
      id,
      title: section.title,
      text: section.text(settings),
    })),
  };
}
