import type { JSX } from 'preact';
import { usePlace, withQuery } from '../place.ts';

const LANGUAGES = [
  { language: 'en', tag: 'en', name: 'English', short: 'EN' },
  { language: 'fr', tag: 'fr', name: 'Français', short: 'FR' },
  { language: 'zh', tag: 'zh-Hans', name: '中文', short: '中文' },
] as const;

/** Links that keep the choice and lead back here: they work without any script. */
export function Languages(): JSX.Element {
  const { language: chosen, url, basePath, words } = usePlace();
  const back = encodeURIComponent(withQuery(url, { lang: null }));
  return (
    <nav class="languages" aria-label={words.language}>
      <ul>
        {LANGUAGES.map(({ language, tag, name, short }) => (
          <li key={language}>
            <a
              href={`${basePath}/language/${language}?to=${back}`}
              lang={tag}
              hreflang={tag}
              rel="nofollow"
              title={name}
              aria-current={language === chosen ? 'true' : undefined}
            >
              {short}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
