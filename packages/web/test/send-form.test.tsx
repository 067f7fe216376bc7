import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { SendForm } from '../src/desk/act.tsx';
import { PlaceContext, placeOf } from '../src/place.ts';
import { words } from '../src/words/en.ts';

test('what is sent before the page is alive does not stand in the address', () => {
  const facts = { language: 'en', session: null, today: '2026-07-01', basePath: '' } as const;
  const html = renderToString(
    <PlaceContext.Provider value={placeOf({ ...facts, url: '/desk/account' }, words)}>
      <SendForm label="Password" button="Set" work={async () => undefined}>
        <input type="password" name="password" />
      </SendForm>
    </PlaceContext.Provider>,
  );
  expect(html).toMatch(/<form [^>]*method="post"/);
});
