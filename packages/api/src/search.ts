import { CadenceName, DateText, LanguageName } from './common.ts';
import { EventItem } from './events.ts';
import { PlayerItem } from './players.ts';
import { type Static, t } from './schema.ts';

export const SearchQuery = t.object({
  q: t.string({
    maxLength: 100,
    description: 'An ID, the beginning of names or words in any order, a month, or an article.',
    examples: ['8.3.3'],
  }),
  limit: t.default(t.integer({ minimum: 1, maximum: 20, description: 'Results per group.' }), 5),
  lang: t.optional(LanguageName),
});
export type SearchQuery = Static<typeof SearchQuery>;

export const SearchView = t.object(
  {
    players: t.array(t.ref(PlayerItem)),
    events: t.array(t.ref(EventItem)),
    lists: t.array(t.object({ cadence: CadenceName, list: DateText })),
    federations: t.array(t.object({ federation: t.string(), name: t.string() })),
    articles: t.array(
      t.object({
        edition: t.string({ description: 'The edition in force for standard.' }),
        article: t.string(),
        rule: t.string(),
        name: t.string(),
        words: t.string(),
      }),
    ),
    forgiven: t.boolean({ description: 'Nothing matches as typed; these match with one typing error.' }),
  },
  { $id: 'Search', description: 'Players, events, lists, federations and articles that match.' },
);
export type SearchView = Static<typeof SearchView>;
