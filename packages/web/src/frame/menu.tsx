import type { JSX } from 'preact';
import { usePageContext } from '../core/page-context.ts';
import { useDetailsMenu } from './details-menu.ts';

/** Always visible, even on a phone; the others are behind "More". */
const PRIMARY = ['lists', 'players', 'events'] as const;
const SECONDARY = ['check', 'calculators', 'regulations'] as const;
type Section = (typeof PRIMARY)[number] | (typeof SECONDARY)[number] | 'desk';

/** The main menu: one line at any width, even without JavaScript. */
export function Menu(): JSX.Element {
  const { words, href, path, session } = usePageContext();
  const menu = useDetailsMenu();
  const isBelow = (section: string): boolean => path === `/${section}` || path.startsWith(`/${section}/`);
  const isIn = (section: Section): boolean =>
    isBelow(section) || (section === 'regulations' && (isBelow('disputes') || isBelow('how-ratings-work')));
  const item = (section: Section): JSX.Element => (
    <li key={section}>
      <a href={href(`/${section}`)} aria-current={isIn(section) ? 'true' : undefined}>
        {words.sections[section]}
      </a>
    </li>
  );
  return (
    <nav class="menu" aria-label={words.navigation}>
      <ul>
        {PRIMARY.map(item)}
        {words.more === null ? (
          SECONDARY.map(item)
        ) : (
          <li>
            <details class="menu-more" {...menu}>
              <summary class={SECONDARY.some(isIn) ? 'menu-here' : undefined}>{words.more}</summary>
              <ul>{SECONDARY.map(item)}</ul>
            </details>
          </li>
        )}
        {session !== null && item('desk')}
      </ul>
    </nav>
  );
}
