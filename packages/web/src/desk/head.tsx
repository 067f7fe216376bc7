import type { AccountRole } from '@eloquence/api';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { keepForOffline } from '../offline/register.ts';
import { PageHead } from '../parts/layout.tsx';
import { usePlace } from '../place.ts';
import './style.css';
import type { DeskWords } from './words.en.ts';

type DeskAddress = keyof DeskWords['pages'];

const ALL: readonly AccountRole[] = ['arbiter', 'officer', 'administrator'];
const OFFICERS: readonly AccountRole[] = ['officer', 'administrator'];
const ADMINISTRATORS: readonly AccountRole[] = ['administrator'];

/** The pages of the desk in their order, and for whom they are. */
const PAGES: readonly (readonly [DeskAddress, readonly AccountRole[]])[] = [
  ['/desk', ALL],
  ['/desk/events', ALL],
  ['/desk/month', OFFICERS],
  ['/desk/corrections', OFFICERS],
  ['/desk/players', OFFICERS],
  ['/desk/imports', ADMINISTRATORS],
  ['/desk/adjustments', ADMINISTRATORS],
  ['/desk/jobs', ADMINISTRATORS],
  ['/desk/verify', ADMINISTRATORS],
  ['/desk/accounts', ADMINISTRATORS],
  ['/desk/audit', ADMINISTRATORS],
  ['/desk/account', ALL],
];

interface DeskHeadProps {
  readonly words: DeskWords;
  /** The page of the desk that this is, or that it belongs to. */
  readonly at: DeskAddress;
  readonly kind?: ComponentChildren;
  readonly title: ComponentChildren;
  readonly lead?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** The beginning of a page of the desk: the way to the others, then its heading. */
export function DeskHead({ words, at, ...head }: DeskHeadProps): JSX.Element {
  const { session, href, basePath } = usePlace();
  useEffect(() => void keepForOffline(basePath), [basePath]);
  const role = session?.role ?? null;
  return (
    <>
      <nav class="desk-nav" aria-label={words.navigation}>
        {/* One line on a phone, where twelve pages would take five; where there is room it stands open. */}
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

/** A moment, in UTC for everybody: those who compare notes may sit in other zones. */
export function Moment({
  at,
  isShort = false,
}: {
  readonly at: string;
  readonly isShort?: boolean;
}): JSX.Element {
  const { format } = usePlace();
  return <time dateTime={at}>{isShort ? format.shortMoment(at) : format.moment(at)} UTC</time>;
}
