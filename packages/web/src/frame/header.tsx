import type { JSX } from 'preact';
import { usePlace } from '../place.ts';
import { Account } from './account.tsx';
import { Languages } from './languages.tsx';
import { Search } from './search.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const SECTIONS = ['lists', 'players', 'events', 'calculators', 'regulations'] as const;

export function Header({ hasSearch }: { readonly hasSearch: boolean }): JSX.Element {
  const { words, href, path, session, url } = usePlace();
  const isBelow = (section: string): boolean => path === `/${section}` || path.startsWith(`/${section}/`);
  // What is disputed are the regulations.
  const isIn = (section: string): boolean =>
    isBelow(section) || (section === 'regulations' && isBelow('disputes'));
  return (
    <header class="site-header">
      <div class="masthead">
        <a class="site-name" href={href('/')} aria-current={path === '/' ? 'page' : undefined}>
          {words.name}
        </a>
        <div class="masthead-tools">
          <Languages />
          <ThemeSwitch />
          {session === null ? (
            <a class="quiet" href={href(`/sign-in?to=${encodeURIComponent(url)}`)}>
              {words.signIn}
            </a>
          ) : (
            <Account session={session} />
          )}
        </div>
      </div>
      <div class="site-bar">
        <nav aria-label={words.navigation}>
          <ul>
            {SECTIONS.map((section) => (
              <li key={section}>
                <a href={href(`/${section}`)} aria-current={isIn(section) ? 'true' : undefined}>
                  {words.sections[section]}
                </a>
              </li>
            ))}
            {session !== null && (
              <li>
                <a href={href('/desk')} aria-current={isIn('desk') ? 'true' : undefined}>
                  {words.sections.desk}
                </a>
              </li>
            )}
          </ul>
        </nav>
        {hasSearch && <Search />}
      </div>
    </header>
  );
}
