import type { Problem } from '@eloquence/api';
import { CADENCES } from '@eloquence/rating';
import type { JSX } from 'preact';
import { Search } from '../../frame/search.tsx';
import type { Page, ViewProps } from '../../page.ts';
import { PageHead } from '../../parts/layout.tsx';
import type { Words } from './words.en.ts';

interface Data {
  /** What the API says about it; null: the address itself is none of ours. */
  readonly problem: Problem | null;
}

export const page: Page<Data, Words> = {
  headerSearch: false,
  indexed: false,
  load: () => Promise.resolve({ problem: null }),
  title: (_data, words) => words.title,
  View,
};

function View({ data: { problem }, words, place }: ViewProps<Data, Words>): JSX.Element {
  const { href } = place;
  const isBelow = (section: string): boolean => place.path.startsWith(`/${section}/`);
  const isPlayer = problem?.code === 'player-unknown';
  return (
    <>
      <PageHead
        kind={words.kind}
        title={isPlayer ? words.noPlayer : words.title}
        lead={problem?.detail ?? words.lead}
      />
      {isPlayer && (
        <section class="prose">
          <h2>{words.whyTitle}</h2>
          <ul>
            {words.why.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </section>
      )}
      {isBelow('lists') && (
        <section class="prose">
          <h2>{words.newest}</h2>
          <ul class="inline-list">
            {CADENCES.map((cadence) => (
              <li key={cadence}>
                <a href={href(`/lists/${cadence}`)}>{place.words.cadences[cadence]}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Search isLarge />
      <ul class="inline-list">
        <li>
          <a href={href('/')}>{words.home}</a>
        </li>
        <li>
          <a href={href('/lists')}>{place.words.sections.lists}</a>
        </li>
        <li>
          <a href={href('/events')}>{place.words.sections.events}</a>
        </li>
      </ul>
    </>
  );
}
