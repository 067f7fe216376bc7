import type { PrivacyView } from '@eloquence/api';
import type { Language } from '@eloquence/words';
import type { Config } from '../core/config.ts';
import { texts } from '../core/texts.ts';

/** The privacy notice with the current settings. */
export function privacyView(config: Config, language: Language): PrivacyView {
  const { addressDays, endedDays, sessionHours, logAddresses, contact } = config;
  const settings = { addressDays, endedDays, sessionHours, logAddresses, contact: contact || null };
  const { title, lead, headings, kept, sections } = texts(language).privacy;
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
