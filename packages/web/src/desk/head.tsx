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

/** The pages of the desk in menu order, with their roles. */
const PAGES: readonly (readonly [DeskAddress, readonly AccountRole[]])[] = [
  ['/desk', ACCOUNT_ROLES],
  ['/desk/events', ACCOUNT_ROLES],
  ['/desk/month', OFFICERS],
  ['/desk/corrections', OFFICERS],
  ['/desk/players', OFFICERS],
  ['/desk/imports', ADMINISTRATORS],
  ['/desk/adjustments', ADMINISTRATORS],
  ['/desk/facts', ADMINISTRATORS],
  ['/desk/jobs', ADMINISTRATORS],
  ['/desk/verify', ADMINISTRATORS],
  ['/desk/oversight', ADMINISTRATORS],
  ['/desk/accounts', ADMINISTRATORS],
  ['/desk/audit', ADMINISTRATORS],
  ['/desk/account', ACCOUNT_ROLES],
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
  return (
    <>
      <nav class="desk-nav" aria-label={words.navigation}>
        {/* Collapsed to one line on a phone: twelve pages would take five. */}
        <details class="open-where-wide">
          <summary>
            {words.navigation}
            <span class="desk-nav-at">{words.pages[at]}</span>
          </summary>
          <ul>
            {PAGES.filter(([, roles]) => role !== null && roles.includes(role)).map(([address]) => (
              <li key={address}>
                <a href={href(address)} aria-current={address === at ? 'page' : undefined}>
                  {words.pages[address]}
                </a>
              </li>
            ))}
          </ul>
        </details>
      </nav>
      <PageHead {...head} />
      <p class="without-script faint">{words.needsScript}</p>
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
