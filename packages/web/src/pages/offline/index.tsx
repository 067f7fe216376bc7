import type { JSX } from 'preact';
import type { Page, ViewProps } from '../../page.ts';
import { Button } from '../../parts/form.tsx';
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
        {/* This page is shown at the address one wanted to go to. */}
        <Button onClick={() => location.reload()}>{place.words.tryAgain}</Button>
      </p>
      <p>
        <a href={place.href('/calculators')}>{words.calculators}</a>
      </p>
    </>
  );
}
