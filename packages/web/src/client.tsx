import { hydrate } from 'preact';
import type { Embedded } from './document.tsx';
import { Frame } from './frame/frame.tsx';
import type { AnyPage } from './page.ts';
import { placeOf } from './place.ts';
import type { Words } from './words/en.ts';

const PAGES = import.meta.glob<AnyPage>('./pages/*/index.tsx', { import: 'page' });
const PAGE_WORDS = import.meta.glob<unknown>('./pages/*/words.*.ts', { import: 'words' });
const WORDS = import.meta.glob<Words>('./words/*.ts', { import: 'words' });

/** The page comes alive: the same view over the same data, with the words of its language only. */
async function live(): Promise<void> {
  const { name, data, facts } = JSON.parse(document.getElementById('data')?.textContent ?? '') as Embedded;
  const { language } = facts;
  const [page, words, shared] = await Promise.all([
    PAGES[`./pages/${name}/index.tsx`]?.() as Promise<AnyPage>,
    PAGE_WORDS[`./pages/${name}/words.${language}.ts`]?.(),
    WORDS[`./words/${language}.ts`]?.() as Promise<Words>,
  ]);
  const place = placeOf(facts, shared);
  hydrate(
    <Frame page={page} place={place}>
      <page.View data={data} words={words} place={place} />
    </Frame>,
    document.getElementById('site') as HTMLElement,
  );
  document.documentElement.dataset.live = '';
}

void live();
