import type { JSX } from 'preact';
import type { Page, ViewProps } from '../../page.ts';
import { PageHead } from '../../parts/layout.tsx';
import type { Words } from './words.en.ts';

/** What is shown for every other address while there is no connection. */
export const page: Page<null, Words> = {
  load: async () => null,
  title: (_data, words) => words.title,
  indexed: false,
  headerSearch: false,
  View,
};

function View({ words, place }: ViewProps<null, Words>): JSX.Element {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <p>
        <a href={place.href('/calculators')}>{words.calculators}</a>
      </p>
    </>
  );
}
