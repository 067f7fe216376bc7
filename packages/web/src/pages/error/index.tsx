import type { Problem } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/error';
import type { JSX } from 'preact';
import { PageHead } from '../../components/layout.tsx';
import { NotFound, type Page, type ViewProps } from '../../core/page.ts';

interface Data {
  readonly problem: Problem;
}

/** Shown when a page fails to load. */
export const page: Page<Data, Words> = {
  indexed: false,
  load: () => Promise.reject(new NotFound()),
  title: ({ problem }) => problem.title,
  View,
};

function View({ data: { problem }, words, context }: ViewProps<Data, Words>): JSX.Element {
  const { title, detail, hint, status, fields = [] } = problem;
  // The same URL would be refused again: link to the page without its query.
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
            <a href={context.href(context.path)}>{words.plain}</a>
          ) : (
            <a href={context.href(context.url)}>{context.words.tryAgain}</a>
          )}
        </li>
        <li>
          <a href={context.href('/')}>{words.home}</a>
        </li>
      </ul>
    </>
  );
}
