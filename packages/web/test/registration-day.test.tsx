import { LANGUAGES } from '@eloquence/words';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { RegistrationDay } from '../src/components/registration-day.tsx';
import { createPageContext, PageContextProvider } from '../src/core/page-context.ts';

describe.each(LANGUAGES)('the day of a registration, %s', (language) => {
  test.each([
    ['2025-11-09', false],
    ['2025-11-09T23:30:00.000Z', false],
    ['2025-11-10', true],
  ])('%s is after the end: %s', async (registered, isLate) => {
    const { words } = await import(`../../words/src/${language}/web/site.ts`);
    const data = { language, session: null, today: '2025-12-01', url: '/', basePath: '' };
    const html = renderToString(
      <PageContextProvider value={createPageContext(data, words)}>
        <RegistrationDay registered={registered} end="2025-11-09" />
      </PageContextProvider>,
    );
    expect(html.includes(words.registeredLate)).toBe(isLate);
    expect(html).toContain(registered.slice(0, 10));
  });
});
