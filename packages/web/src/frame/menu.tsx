import type { JSX } from 'preact';
import { usePlace } from '../place.ts';
import { useFold } from './fold.ts';

/** What is looked up in a playing hall stands in one line on a phone; the rest behind one word. */
const FIRST = ['lists', 'players', 'events'] as const;
const REST = ['calculators', 'regulations'] as const;
type Section = (typeof FIRST)[number] | (typeof REST)[number] | 'desk';

/** The way to every part of the site: one line at any width, without script too. */
export function Menu(): JSX.Element {
  const { words, href, path, session } = usePlace();
  const fold = useFold();
  const isBelow = (section: string): boolean => path === `/${section}` || path.startsWith(`/${section}/`);
  // What is disputed are the regulations.
  const isIn = (section: Section): boolean =>
    isBelow(section) || (section === 'regulations' && isBelow('disputes'));
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
        {FIRST.map(item)}
        {words.more === null ? (
          REST.map(item)
        ) : (
          <li>
            <details class="menu-more" {...fold}>
              <summary class={REST.some(isIn) ? 'menu-here' : undefined}>{words.more}</summary>
              <ul>{REST.map(item)}</ul>
            </details>
          </li>
        )}
        {session !== null && item('desk')}
      </ul>
    </nav>
  );
}
