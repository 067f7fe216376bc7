import { LANGUAGE_INFO } from '@eloquence/words/languages';
import type { JSX } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { PageContext, PageContextData } from './core/page-context.ts';
import type { PageFiles } from './manifest.ts';

/** What the browser needs to hydrate the page. */
export interface HydrationData {
  readonly data: unknown;
  readonly facts: PageContextData;
  /** URLs of the scripts: the page, its words, the words of the site. */
  readonly scripts: readonly [page: string, words: string, shared: string];
}

export interface DocumentProps {
  readonly context: PageContext;
  readonly title: string;
  readonly description: string;
  readonly isIndexed: boolean;
  /** The public address of the service, below which the site is; empty: unknown. */
  readonly origin: string;
  /** HTML. */
  readonly body: string;
  readonly embedded: HydrationData;
  readonly files: PageFiles;
  readonly theme: string;
  readonly style: string;
  readonly fonts: readonly string[];
}

/** Inline, to save a request. */
const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M3 28h26M5 21l8-8 5 5 9-11" fill="none" stroke="#a8423b" stroke-width="3"/></svg>',
)}`;

export function renderDocument(parts: DocumentProps): string {
  const { context, title, description, isIndexed, origin, body, embedded, files, theme, style, fonts } =
    parts;
  const { basePath, language } = context;
  const [entry = '', ...others] = files.scripts.map((file) => `${basePath}/${file}`);
  const html = renderToString(
    <html lang={LANGUAGE_INFO[language].tag}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {!isIndexed && <meta name="robots" content="noindex" />}
        <Preview title={title} description={description} origin={origin} context={context} />
        <link
          rel="alternate"
          type="application/rss+xml"
          title={context.words.feed}
          href={`${basePath}/api/v1/lists.rss?lang=${language}`}
        />
        <meta name="color-scheme" content="light dark" />
        <script src={`${basePath}/${theme}`} />
        {/* Paints only the complete page: the columns of half a table would move when the rest arrives. */}
        <link rel="expect" href="#data" {...{ blocking: 'render' }} />
        <link rel="stylesheet" href={`${basePath}/${style}`} />
        {/* Early enough for the first paint: later they would be left for the next page. */}
        {fonts.map((file) => (
          <link
            key={file}
            rel="preload"
            as="font"
            type="font/woff2"
            href={`${basePath}/${file}`}
            crossOrigin="anonymous"
          />
        ))}
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
        <script
          type="application/json"
          id="data"
          dangerouslySetInnerHTML={{ __html: embeddableJson(embedded) }}
        />
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}

/** What messengers and social networks show of a link. They want whole addresses. */
function Preview({
  title,
  description,
  origin,
  context: { basePath, path, url, words },
}: Pick<DocumentProps, 'title' | 'description' | 'origin' | 'context'>): JSX.Element {
  const properties = [
    ['title', title],
    ['description', description],
    ['site_name', words.name],
    ['type', 'website'],
    ...(origin === ''
      ? []
      : [
          ['url', `${origin}${basePath}${path === '/' ? '' : url}`],
          ['image', `${origin}${basePath}/assets/preview.png`],
          ['image:width', '1200'],
          ['image:height', '630'],
        ]),
  ];
  return (
    <>
      {properties.map(([name, content]) => (
        <meta key={name} {...{ property: `og:${name}` }} content={content} />
      ))}
    </>
  );
}

/** JSON for a script element: `</script>` in it would end the element. */
export function embeddableJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
