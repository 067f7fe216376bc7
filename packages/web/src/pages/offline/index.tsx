import type { Words } from '@eloquence/words/en/web/pages/offline';
import type { JSX } from 'preact';
import { Button } from '../../components/form.tsx';
import { PageHead } from '../../components/layout.tsx';
import type { Page, ViewProps } from '../../core/page.ts';

/** Shown for pages that are not available offline. */
export const page: Page<null, Words> = {
  load: async () => null,
  title: (_data, words) => words.title,
  indexed: false,
  headerSearch: false,
  View,
};

function View({ words, context }: ViewProps<null, Words>): JSX.Element {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <p>
        {/* The URL is still the one of the requested page. */}
        <Button onClick={() => location.reload()}>{context.words.tryAgain}</Button>
      </p>
      <p>
        <a href={context.href('/calculators')}>{words.calculators}</a>
      </p>
    </>
  );
}
