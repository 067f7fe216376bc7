import type { JSX } from 'preact';
import { usePageContext } from '../core/page-context.ts';
import { Account } from './account.tsx';
import { Languages } from './languages.tsx';
import { Menu } from './menu.tsx';
import { Search } from './search.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export function Header({ hasSearch }: { readonly hasSearch: boolean }): JSX.Element {
  const { words, href, path, session, url } = usePageContext();
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
        <Menu />
        {hasSearch && <Search />}
      </div>
    </header>
  );
}
