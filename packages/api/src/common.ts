import { CADENCES, type Cadence } from '@eloquence/rating';
import {
  anything,
  integer,
  named,
  nullable,
  object,
  oneOf,
  optional,
  record,
  type Schema,
  text,
} from './schema.ts';

export const CadenceName: Schema<Cadence> = oneOf(CADENCES, { description: 'The cadence.' });

export const DateText: Schema<string> = text({
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  description: 'A civil date, YYYY-MM-DD.',
  examples: ['2025-12-01'],
});

export const LanguageName: Schema<'en' | 'fr' | 'zh'> = oneOf(['en', 'fr', 'zh'], {
  description: 'The language of sentences; before Accept-Language.',
});

export interface LanguageQuery {
  readonly lang?: 'en' | 'fr' | 'zh';
}

export const LanguageQuery: Schema<LanguageQuery> = object<LanguageQuery>({ lang: optional(LanguageName) });

export const FederationCode: Schema<string> = text({
  pattern: '^[A-Z]{3}$',
  description: 'Three letters.',
  examples: ['NOR'],
});

export const TitleCode: Schema<string> = text({
  pattern: '^[A-Z]{2,4}$',
  description: 'A title as lists write it.',
  examples: ['GM'],
});

export const PlayerId: Schema<string> = text({
  minLength: 1,
  maxLength: 24,
  pattern: '^[\\p{L}\\p{N}._/-]+$',
  description: 'A FIDE ID or a national one; a former one leads to the one that is valid.',
  examples: ['900001'],
});

export const EventId: Schema<string> = text({
  pattern: '^E\\d{1,10}$',
  description: 'The ID of an event.',
  examples: ['E1'],
});

/** Exact: hundredths as a text with two decimals. */
export const Exact: Schema<string> = text({
  pattern: '^-?\\d+\\.\\d{2}$',
  description: 'Exact, with two decimals; a sign only when negative.',
  examples: ['-0.61'],
});

export const Points: Schema<number> = {
  ...integer(),
  type: 'number',
  description: 'Points: 1, 0.5, 0 …',
} as never;

/** Why a number is what it is. */
export interface ReasonView {
  readonly code: string;
  readonly article: string | null;
  readonly values: Readonly<Record<string, unknown>>;
  readonly sentence: string;
}

export const ReasonView: Schema<ReasonView> = named(
  'Reason',
  object<ReasonView>(
    {
      code: text({ description: 'Stable.' }),
      article: nullable(text({ description: 'Of the regulations.' })),
      values: record(anything()),
      sentence: text({ description: 'In the language asked for.' }),
    },
    { description: 'Why a number is what it is.' },
  ),
);

/** A player where others mention him. */
export interface PersonRef {
  readonly id: string;
  readonly name: string;
  readonly federation: string;
  readonly title: string;
}

export const PersonRef: Schema<PersonRef> = named(
  'Person',
  object<PersonRef>(
    { id: text(), name: text(), federation: text(), title: text() },
    { description: 'A player where he is mentioned.' },
  ),
);

export interface Titles {
  readonly title: string;
  readonly women: string;
  readonly other: string;
  readonly arena: string;
}

export const Titles: Schema<Titles> = object<Titles>(
  {
    title: text(),
    women: text(),
    other: text({ description: 'Of arbiters, trainers and organizers, with commas between them.' }),
    arena: text(),
  },
  { description: 'As lists write them; empty where there is none.' },
);
