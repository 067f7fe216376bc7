import type { AccountRole } from '@eloquence/api';
import type { JSX } from 'preact';
import { Section } from '../../parts/layout.tsx';
import { usePlace } from '../../place.ts';
import type { Words } from './words.en.ts';

/** The other pages of the desk, and who has to do with them. */
const ROOMS: readonly (readonly [name: keyof Words['rooms'], path: string, roles: readonly AccountRole[]])[] =
  [
    ['desk-events', '/desk/events', ['arbiter', 'officer', 'administrator']],
    ['desk-month', '/desk/month', ['administrator']],
    ['desk-corrections', '/desk/corrections', ['administrator']],
    ['desk-players', '/desk/players', ['officer', 'administrator']],
    ['desk-imports', '/desk/imports', ['administrator']],
    ['desk-accounts', '/desk/accounts', ['administrator']],
    ['desk-audit', '/desk/audit', ['administrator']],
    ['desk-account', '/desk/account', ['arbiter', 'officer', 'administrator']],
  ];

const PAGES = Object.keys(import.meta.glob('../*/index.tsx'));

/** Those that are there, for somebody of this role. */
export function roomsFor(role: AccountRole): readonly string[] {
  return ROOMS.filter(
    ([name, , roles]) => roles.includes(role) && PAGES.includes(`../${name}/index.tsx`),
  ).map(([name]) => name);
}

export function Rooms({
  rooms,
  words,
}: {
  readonly rooms: readonly string[];
  readonly words: Words;
}): JSX.Element {
  const { href } = usePlace();
  return (
    <Section title={words.elsewhere}>
      <ul class="dates">
        {ROOMS.filter(([name]) => rooms.includes(name)).map(([name, path]) => {
          const { title, about } = words.rooms[name];
          return (
            <li key={name}>
              <p class="dates-name">
                <a href={href(path)}>{title}</a>
              </p>
              <p class="faint">{about}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
