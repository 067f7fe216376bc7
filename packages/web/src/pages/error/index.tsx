import type { Problem } from '@eloquence/api';
import type { JSX } from 'preact';
import { NotFound, type Page, type ViewProps } from '../../page.ts';
import { PageHead } from '../../parts/layout.tsx';
import type { Words } from './words.en.ts';

interface Data {
  readonly problem: Problem;
}

/** What is shown instead of a page that could not be made. */
export const page: Page<Data, Words> = {
  indexed: false,
  load: () => Promise.reject(new NotFound()),
  title: ({ problem }) => problem.title,
  View,
};

function View({ data: { problem }, words, place }: ViewProps<Data, Words>): JSX.Element {
  const { title, detail, hint, status, fields = [] } = problem;
  // Asked for again, an address that is refused is refused again: only the page itself can be had.
  const isRefused = status === 400;
  return (
    <>
      <PageHead
        kind={status >= 500 ? words.ours : words.notDone}
        title={problem.code === 'invalid-request' ? words.refused : title}
        lead={problem.code === 'invalid-request' ? words.refusedLead : detail}
      />
      <div class="prose">
        {fields.length > 0 && (
          <ul>
            {fields.map(({ where, message }) => (
              <li key={where}>
                {words.field(words.fields[where as keyof Words['fields']] ?? null, message)}
              </li>
            ))}
          </ul>
        )}
        {hint !== undefined && <p>{hint}</p>}
        {status >= 500 && <p>{words.later}</p>}
      </div>
      <ul class="inline-list">
        <li>
          {isRefused ? (
            <a href={place.href(place.path)}>{words.plain}</a>
          ) : (
            <a href={place.href(place.url)}>{place.words.tryAgain}</a>
          )}
        </li>
        <li>
          <a href={place.href('/')}>{words.home}</a>
        </li>
      </ul>
    </>
  );
}
