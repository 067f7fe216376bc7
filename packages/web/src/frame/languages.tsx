import { LANGUAGE_INFO, LANGUAGES } from '@eloquence/words/languages';
import type { JSX } from 'preact';
import { usePageContext, withQuery } from '../core/page-context.ts';

/** Links that set the language and return to this page; they work without JavaScript. */
export function Languages(): JSX.Element {
  const { language: chosen, url, basePath, words } = usePageContext();
  const back = encodeURIComponent(withQuery(url, { lang: null }));
  return (
    <nav class="languages" aria-label={words.language}>
      <ul>
        {LANGUAGES.map((language) => ({ language, ...LANGUAGE_INFO[language] })).map(
          ({ language, tag, name, shortName }) => (
            <li key={language}>
              <a
                href={`${basePath}/language/${language}?to=${back}`}
                lang={tag}
                hreflang={tag}
                rel="nofollow"
                title={name}
                aria-current={language === chosen ? 'true' : undefined}
              >
                {shortName}
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
