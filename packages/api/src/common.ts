import { CADENCES } from '@eloquence/rating';
import { LANGUAGES } from '@eloquence/words/languages';
import { type Schema, type Static, t } from './schema.ts';

export const CadenceName = t.enum(CADENCES, { description: 'The cadence.' });

export const DateText = t.string({
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  description: 'A date, YYYY-MM-DD.',
  examples: ['2025-12-01'],
});

export const Timestamp = t.string({
  description: 'UTC, ISO 8601.',
  examples: ['2026-11-01T12:00:00.000Z'],
});

export const LanguageName = t.enum(LANGUAGES, {
  description: 'The language of sentences; overrides Accept-Language.',
});

export const LanguageQuery = t.object({ lang: t.optional(LanguageName) });
export type LanguageQuery = Static<typeof LanguageQuery>;

export const FederationCode = t.string({
  pattern: '^[A-Z]{3}$',
  description: 'Three letters.',
  examples: ['NOR'],
});

export const TitleCode = t.string({
  pattern: '^[A-Z]{2,4}$',
  description: 'A title as written on rating lists.',
  examples: ['GM'],
});

export const PlayerId = t.string({
  minLength: 1,
  maxLength: 24,
  pattern: '^[\\p{L}\\p{N}._/-]+$',
  description: 'A FIDE ID or a national ID; a former ID redirects to the current one.',
  examples: ['900001'],
});

export const EventId = t.string({
  pattern: '^E\\d{1,10}$',
  description: 'The ID of an event.',
  examples: ['E1'],
});

export const Sex = t.enum(['M', 'F']);

export const Exact = t.string({
  pattern: '^-?\\d+\\.\\d{2}$',
  description: 'Exact, with two decimals; signed only when negative.',
  examples: ['-0.61'],
});

export const Points = t.number({ description: 'Points: 1, 0.5, 0 …' });

/** `limit` and `cursor` of a paged route. */
export function paging(
  size: number,
  most: number,
  cursor: Parameters<typeof t.string>[0] = { maxLength: 100 },
): { readonly limit: Schema<number>; readonly cursor: ReturnType<typeof t.optional<string>> } {
  return {
    limit: t.default(t.integer({ minimum: 1, maximum: most, description: 'Items per page.' }), size),
    cursor: t.optional(t.string({ description: '`next` of the previous page.', ...cursor })),
  };
}

/** Where the next page starts. */
export const NextCursor = t.nullable(
  t.string({ description: 'The cursor of the next page; null on the last page.' }),
);

export const PageQuery = t.object(paging(50, 200));
export type PageQuery = Static<typeof PageQuery>;

export const ReasonView = t.object(
  {
    code: t.string({ description: 'Stable.' }),
    article: t.nullable(t.string({ description: 'The article of the regulations.' })),
    values: t.record(t.unknown()),
    sentence: t.string({ description: 'In the requested language.' }),
  },
  { $id: 'Reason', description: 'Why a number is what it is.' },
);
export type ReasonView = Static<typeof ReasonView>;

export const Reasons = t.array(t.ref(ReasonView));

export const PersonRef = t.object(
  { id: t.string(), name: t.string(), federation: t.string(), title: t.string() },
  { $id: 'Person', description: 'A player mentioned in another record.' },
);
export type PersonRef = Static<typeof PersonRef>;

export const TitleColumns = t.object(
  {
    title: t.string(),
    women: t.string(),
    other: t.string({ description: 'Titles of arbiters, trainers and organizers, separated by commas.' }),
    arena: t.string(),
  },
  { description: 'The title columns of a rating list; empty where there is none.' },
);
export type TitleColumns = Static<typeof TitleColumns>;
