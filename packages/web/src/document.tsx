import { renderToString } from 'preact-render-to-string';
import type { PageFiles } from './manifest.ts';
import type { Place, PlaceFacts } from './place.ts';

/** What the browser needs to make the page live. */
export interface Embedded {
  readonly data: unknown;
  readonly facts: PlaceFacts;
  /** The addresses of the scripts: the page, its words, the words that all pages share. */
  readonly scripts: readonly [page: string, words: string, shared: string];
}

export interface DocumentParts {
  readonly place: Place;
  readonly title: string;
  readonly description: string;
  readonly isIndexed: boolean;
  /** HTML. */
  readonly body: string;
  readonly embedded: Embedded;
  readonly files: PageFiles;
  readonly theme: string;
  readonly style: string;
}

/** A line that rises. In the page itself: the smallest file is one that nobody has to fetch. */
const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M3 28h26M5 21l8-8 5 5 9-11" fill="none" stroke="#a8423b" stroke-width="3"/></svg>',
)}`;

const LOCALES = { en: 'en', fr: 'fr', zh: 'zh-Hans' } as const;

/** A whole page. */
export function htmlOf(parts: DocumentParts): string {
  const { place, title, description, isIndexed, body, embedded, files, theme, style } = parts;
  const { basePath, language } = place;
  const [entry = '', ...others] = files.scripts.map((file) => `${basePath}/${file}`);
  const html = renderToString(
    <html lang={LOCALES[language]}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {!isIndexed && <meta name="robots" content="noindex" />}
        <meta name="color-scheme" content="light dark" />
        <script src={`${basePath}/${theme}`} />
        {/* Painted as a whole: of half a table, the columns would move when the rest arrives. */}
        <link rel="expect" href="#data" {...{ blocking: 'render' }} />
        <link rel="stylesheet" href={`${basePath}/${style}`} />
        {files.styles.map((file) => (
          <link key={file} rel="stylesheet" href={`${basePath}/${file}`} />
        ))}
        <link rel="icon" type="image/svg+xml" href={ICON} />
        {others.map((file) => (
          <link key={file} rel="modulepreload" href={file} />
        ))}
        <script type="module" src={entry} />
      </head>
      <body>
        <div id="site" dangerouslySetInnerHTML={{ __html: body }} />
        <script type="application/json" id="data" dangerouslySetInnerHTML={{ __html: jsonOf(embedded) }} />
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}

/** JSON that stands in a page: `<` could begin a tag that ends it. */
export function jsonOf(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
