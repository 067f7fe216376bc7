import type { Words } from '@eloquence/words/en/web/site';
import { type ComponentChildren, hydrate, type JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { AnyPage } from './core/page.ts';
import { createPageContext } from './core/page-context.ts';
import type { HydrationData } from './document.tsx';
import { Frame } from './frame/frame.tsx';

/** Hydrates the page with the data and words embedded in it. */
async function hydratePage(): Promise<void> {
  const embedded = JSON.parse(document.getElementById('data')?.textContent ?? '') as HydrationData;
  const { data, facts, scripts } = embedded;
  // The server names the files: a table of all pages in every language would be larger than most pages.
  const [{ page }, { words }, { words: shared }] = (await Promise.all(
    scripts.map((script) => import(/* @vite-ignore */ script)),
  )) as [{ page: AnyPage }, { words: unknown }, { words: Words }];
  const context = createPageContext(facts, shared);
  hydrate(
    <LiveMarker>
      <Frame page={page} context={context}>
        <page.View data={data} words={words} context={context} />
      </Frame>
    </LiveMarker>,
    document.getElementById('site') as HTMLElement,
  );
}

/** Sets `data-live`. Effects of children run first, so that every component is mounted by then. */
function LiveMarker({ children }: { readonly children: ComponentChildren }): JSX.Element {
  useEffect(() => {
    document.documentElement.dataset.live = '';
  }, []);
  return <>{children}</>;
}

void hydratePage();
