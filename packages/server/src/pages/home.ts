import type { Language } from '@eloquence/words';
import { texts } from '../core/texts.ts';
import { escaped, page } from './html.ts';

export function homePage(language: Language, basePath: string): string {
  const { page: words } = texts(language);
  return page({
    language,
    title: words.title,
    basePath,
    body: `<main>
<h1>${escaped(words.title)}</h1>
<p>${escaped(words.lead)}</p>
<p><a href="${basePath}/api/docs">${escaped(words.toDocs)}</a></p>
<p class="faint">${escaped(words.unofficial)}</p>
</main>`,
  });
}
