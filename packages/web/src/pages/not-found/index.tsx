import type { Problem } from '@eloquence/api';
import { CADENCES } from '@eloquence/rating';
import type { Words } from '@eloquence/words/en/web/pages/not-found';
import type { JSX } from 'preact';
import { PageHead } from '../../components/layout.tsx';
import type { Page, ViewProps } from '../../core/page.ts';
import { Search } from '../../frame/search.tsx';

interface Data {
  /** The problem from the API; null: no page has this URL. */
  readonly problem: Problem | null;
}

export const page: Page<Data, Words> = {
  headerSearch: false,
  indexed: false,
  load: () => Promise.resolve({ problem: null }),
  title: (_data, words) => words.title,
  View,
};

function View({ data: { problem }, words, context }: ViewProps<Data, Words>): JSX.Element {
  const { href } = context;
  const isBelow = (section: string): boolean => context.path.startsWith(`/${section}/`);
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
                <a href={href(`/lists/${cadence}`)}>{context.words.cadences[cadence]}</a>
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
          <a href={href('/lists')}>{context.words.sections.lists}</a>
        </li>
        <li>
          <a href={href('/events')}>{context.words.sections.events}</a>
        </li>
      </ul>
    </>
  );
}
