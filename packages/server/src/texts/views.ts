import type { KSourceName } from '@eloquence/api';
import type { Language } from '@eloquence/words';

/** Sentences that answers hold besides reasons and findings. */
export interface ViewTexts {
  /** Where the K that was used comes from. */
  readonly kFrom: Readonly<Record<KSourceName, string>>;
}

const TEXTS: Readonly<Record<Language, ViewTexts>> = Object.freeze({
  en: {
    kFrom: {
      rules: 'K follows from what is public here.',
      birthday:
        'K hangs on the day of birth, of which only the year is public: it is taken as the list has it.',
      remembered:
        'K was taken over with an earlier list, whose reasons are not known here: it is taken as the list has it.',
    },
  },
  fr: {
    kFrom: {
      rules: 'Le K découle de ce qui est public ici.',
      birthday:
        'Le K dépend du jour de naissance, dont seule l’année est publique : il est repris tel que la liste l’indique.',
      remembered:
        'Le K a été repris d’une liste antérieure, dont les raisons ne sont pas connues ici : il est repris tel que la liste l’indique.',
    },
  },
  zh: {
    kFrom: {
      rules: 'K 值可由此处公开的数据得出。',
      birthday: 'K 值取决于出生日期，而公开的只有年份，因此采用榜单上的 K 值。',
      remembered: 'K 值沿用自更早的榜单，其依据此处不详，因此采用榜单上的 K 值。',
    },
  },
});

export function viewTexts(language: Language): ViewTexts {
  return TEXTS[language];
}
