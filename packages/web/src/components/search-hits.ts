import type { PlayerItem, SearchView } from '@eloquence/api';
import { articlePath } from '../core/articles.ts';
import type { PageContext } from '../core/page-context.ts';

export const SEARCH_GROUPS = ['players', 'events', 'lists', 'federations', 'articles'] as const;
export type SearchGroup = (typeof SEARCH_GROUPS)[number];

/** One result of a search. */
export interface SearchHit {
  readonly group: SearchGroup;
  /** The path of its page. */
  readonly path: string;
  readonly name: string;
  readonly title?: string | undefined;
  readonly facts: string;
  readonly player?: PlayerItem;
}

const playerPath = (id: string): string => `/players/${encodeURIComponent(id)}`;
const eventPath = (event: string): string => `/events/${event}`;
const listPath = ({ list, cadence }: SearchView['lists'][number]): string => `/lists/${list}/${cadence}`;
const federationPath = ({ federation }: SearchView['federations'][number]): string =>
  `/federations/${federation}`;

/** The results of all groups, in the order shown. */
export function searchHits(
  found: SearchView,
  { format, words }: Pick<PageContext, 'format' | 'words'>,
): readonly SearchHit[] {
  return [
    ...found.players.map((player): SearchHit => {
      const { id, name, titles, federation, birthYear } = player;
      const facts = [federation, birthYear, id].filter((fact) => fact !== null && fact !== '').join(' · ');
      return { group: 'players', path: playerPath(id), name, title: titles[0], facts, player };
    }),
    ...found.events.map(
      ({ event, name, city, start, end, cadence }): SearchHit => ({
        ...{ group: 'events', path: eventPath(event), name },
        facts: [city, format.shortRange(start, end), words.cadences[cadence]].filter(Boolean).join(' · '),
      }),
    ),
    ...found.lists.map(
      (list): SearchHit => ({
        ...{ group: 'lists', path: listPath(list), name: format.month(list.list) },
        facts: words.cadences[list.cadence],
      }),
    ),
    ...found.federations.map(
      (each): SearchHit => ({
        ...{ group: 'federations', path: federationPath(each), name: each.name },
        facts: each.name === each.federation ? '' : each.federation,
      }),
    ),
    ...found.articles.map(
      ({ edition, article, name, words: value }): SearchHit => ({
        ...{ group: 'articles', path: articlePath(edition, article), name: `${article} ${name}` },
        facts: value,
      }),
    ),
  ];
}

/** The path that Enter opens: of the player or event with this ID, or of the only exact result. */
export function pathToOpen(found: SearchView, text: string): string | null {
  const id = text.trim().toUpperCase();
  const { players, events } = found;
  if (players.some((player) => player.id === id)) return playerPath(id);
  if (events.some(({ event }) => event === id)) return eventPath(id);
  if (found.forgiven) return null;
  const paths = new Set([
    ...players.map((player) => playerPath(player.id)),
    ...events.map(({ event }) => eventPath(event)),
    ...found.lists.map(listPath),
    ...found.federations.map(federationPath),
    ...found.articles.map(({ edition, article }) => articlePath(edition, article)),
  ]);
  const [only = null] = paths;
  return paths.size === 1 ? only : null;
}
