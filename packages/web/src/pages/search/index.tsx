import type { SearchView } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/search';
import type { JSX } from 'preact';
import { BestRating } from '../../components/best-rating.tsx';
import { Empty, PageHead, Section } from '../../components/layout.tsx';
import { pathToOpen, SEARCH_GROUPS, type SearchGroup, searchHits } from '../../components/search-hits.ts';
import { type Page, Redirect, type ViewProps } from '../../core/page.ts';
import { withQuery } from '../../core/page-context.ts';
import { Search } from '../../frame/search.tsx';
import './style.css';

interface Data {
  readonly searched: string;
  readonly found: SearchView | null;
}

const ROWS = 20;

export const page: Page<Data, Words> = {
  headerSearch: false,
  indexed: false,
  async load({ api, query, language }) {
    const searched = query.q?.trim().slice(0, 100) ?? '';
    if (searched === '') return { searched, found: null };
    const found = await api.get('/search', { q: searched, limit: ROWS, lang: language });
    const path = pathToOpen(found, searched);
    if (path !== null) throw new Redirect(withQuery(path, { lang: query.lang }));
    return { searched, found };
  },
  title: ({ searched }, words) => (searched === '' ? words.title : words.titleFor(searched)),
  View,
};

function View({ data: { searched, found }, words, context }: ViewProps<Data, Words>): JSX.Element {
  const { href } = context;
  const hits = found === null ? [] : searchHits(found, context);
  /** Groups with more results than are shown lead to a search of their own. */
  const all: Partial<Record<SearchGroup, string>> = { players: '/players', events: '/events' };
  return (
    <>
      <PageHead title={words.title} />
      <Search isLarge value={searched} autoFocus={searched === ''} />
      {found?.forgiven && hits.length > 0 && <p class="faint">{words.forgiven(searched)}</p>}
      {found !== null && hits.length === 0 && (
        <Empty title={words.nothing(searched)}>
          <ul>
            {words.hints.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        </Empty>
      )}
      {SEARCH_GROUPS.map((group) => {
        const own = hits.filter((hit) => hit.group === group);
        const more = all[group];
        if (own.length === 0) return null;
        return (
          <Section
            key={group}
            title={context.words.search.groups[group]}
            id={group}
            more={
              more !== undefined &&
              own.length === ROWS && <a href={href(withQuery(more, { q: searched }))}>{words.all}</a>
            }
          >
            <ul class="hits">
              {own.map(({ path, name, title, facts, player }) => (
                <li key={path + name}>
                  <span>
                    {title && <span class="title">{title} </span>}
                    <a href={href(path)}>{name}</a>
                    {facts !== '' && <span class="faint"> {facts}</span>}
                  </span>
                  {player && <BestRating ratings={player.ratings} />}
                </li>
              ))}
            </ul>
          </Section>
        );
      })}
    </>
  );
}
