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
      <a class="site-name" href={href('/')} aria-current={path === '/' ? 'page' : undefined}>
        <svg viewBox="0 0 32 32" width="22" height="22" aria-hidden="true">
          <path d="M3 28h26M5 21l8-8 5 5 9-11" fill="none" stroke="currentColor" stroke-width="3" />
        </svg>
        {words.name}
      </a>
      <Menu />
      {hasSearch && <Search />}
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
    </header>
  );
}
