import { ACCOUNT_ROLES, type AccountRole } from '@eloquence/api/names';
import type { ComponentChildren, JSX } from 'preact';
import { PageHead } from '../components/layout.tsx';
import { usePageContext } from '../core/page-context.ts';
import { useOffline } from '../offline/register.ts';
import './style.css';
import type { DeskWords } from '@eloquence/words/en/web/desk';

type DeskAddress = keyof DeskWords['pages'];

const OFFICERS: readonly AccountRole[] = ['officer', 'administrator'];
const ADMINISTRATORS: readonly AccountRole[] = ['administrator'];

type DeskGroup = keyof DeskWords['groups'];

/** The pages of the desk in menu order, with their roles, in five groups. */
const PAGES: readonly (readonly [DeskGroup, DeskAddress, readonly AccountRole[]])[] = [
  ['work', '/desk', ACCOUNT_ROLES],
  ['work', '/desk/events', ACCOUNT_ROLES],
  ['lists', '/desk/month', OFFICERS],
  ['lists', '/desk/corrections', OFFICERS],
  ['lists', '/desk/adjustments', ADMINISTRATORS],
  ['lists', '/desk/imports', ADMINISTRATORS],
  ['players', '/desk/players', OFFICERS],
  ['players', '/desk/facts', ADMINISTRATORS],
  ['checks', '/desk/verify', ADMINISTRATORS],
  ['checks', '/desk/oversight', ADMINISTRATORS],
  ['checks', '/desk/scenarios', ADMINISTRATORS],
  ['checks', '/desk/jobs', ADMINISTRATORS],
  ['checks', '/desk/audit', ADMINISTRATORS],
  ['accounts', '/desk/account', ACCOUNT_ROLES],
  ['accounts', '/desk/accounts', ADMINISTRATORS],
];

interface DeskHeadProps {
  readonly words: DeskWords;
  /** The current page in the menu. */
  readonly at: DeskAddress;
  readonly kind?: ComponentChildren;
  readonly title: ComponentChildren;
  readonly lead?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** The menu of the desk and the heading of the page. */
export function DeskHead({ words, at, ...head }: DeskHeadProps): JSX.Element {
  const { session, href } = usePageContext();
  useOffline();
  const role = session?.role ?? null;
  const pages = PAGES.filter(([, , roles]) => role !== null && roles.includes(role));
  const groups = Map.groupBy(pages, ([group]) => group);
  const here = pages.find(([, address]) => address === at)?.[0];
  const own = (here === undefined ? undefined : groups.get(here)) ?? [];
  return (
    <>
      <nav class="desk-nav" aria-label={words.navigation}>
        {/* Collapsed to one line on a phone. */}
        <details class="open-where-wide">
          <summary>
            {words.navigation}
            <span class="desk-nav-at">{words.pages[at]}</span>
          </summary>
          <ul class="desk-groups">
            {[...groups].map(([group, [first]]) => (
              <li key={group}>
                {/* A group leads to its first page. */}
                <a href={href(first?.[1] ?? '/desk')} aria-current={group === here ? 'true' : undefined}>
                  {words.groups[group]}
                </a>
              </li>
            ))}
          </ul>
          {own.length > 1 && (
            <ul class="desk-pages">
              {own.map(([, address]) => (
                <li key={address}>
                  <a href={href(address)} aria-current={address === at ? 'page' : undefined}>
                    {words.pages[address]}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </details>
      </nav>
      <p class="without-script faint">{words.needsScript}</p>
      <PageHead {...head} />
    </>
  );
}

/** In UTC, so that officers in different time zones see the same time. */
export function DateTime({
  at,
  isShort = false,
}: {
  readonly at: string;
  readonly isShort?: boolean;
}): JSX.Element {
  const { format } = usePageContext();
  return <time dateTime={at}>{isShort ? format.shortMoment(at) : format.moment(at)} UTC</time>;
}
