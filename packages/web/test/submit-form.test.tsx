import { words } from '@eloquence/words/en/web/site';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { createPageContext, PageContextProvider } from '../src/core/page-context.ts';
import { SubmitForm } from '../src/desk/submit-form.tsx';

test('a form sent before hydration does not put values in the URL', () => {
  const facts = { language: 'en', session: null, today: '2026-07-01', basePath: '' } as const;
  const html = renderToString(
    <PageContextProvider value={createPageContext({ ...facts, url: '/desk/account' }, words)}>
      <SubmitForm label="Password" button="Set" action={async () => undefined}>
        <input type="password" name="password" />
      </SubmitForm>
    </PageContextProvider>,
  );
  expect(html).toMatch(/<form [^>]*method="post"/);
});
