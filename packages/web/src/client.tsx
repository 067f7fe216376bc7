import { type ComponentChildren, hydrate, type JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Embedded } from './document.tsx';
import { Frame } from './frame/frame.tsx';
import type { AnyPage } from './page.ts';
import { placeOf } from './place.ts';
import type { Words } from './words/en.ts';

/** The page comes alive: the same view over the same data, with the words of its language only. */
async function live(): Promise<void> {
  const embedded = JSON.parse(document.getElementById('data')?.textContent ?? '') as Embedded;
  const { data, facts, scripts } = embedded;
  // The server says which files these are: a table of all pages in every language would be larger than most pages.
  const [{ page }, { words }, { words: shared }] = (await Promise.all(
    scripts.map((script) => import(/* @vite-ignore */ script)),
  )) as [{ page: AnyPage }, { words: unknown }, { words: Words }];
  const place = placeOf(facts, shared);
  hydrate(
    <Live>
      <Frame page={page} place={place}>
        <page.View data={data} words={words} place={place} />
      </Frame>
    </Live>,
    document.getElementById('site') as HTMLElement,
  );
}

/** Says so once everything in it has begun: what a part does when it is shown is done before that of what is around it. */
function Live({ children }: { readonly children: ComponentChildren }): JSX.Element {
  useEffect(() => {
    document.documentElement.dataset.live = '';
  }, []);
  return <>{children}</>;
}

void live();
