import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { usePageContext } from '../core/page-context.ts';

interface EmbedProps {
  /** Path of the page, and below the API that of its card. */
  readonly path: string;
  readonly name: string;
}

/** A card as a picture with the code that shows it on another site. */
export function Embed({ path, name }: EmbedProps): JSX.Element {
  const { words, basePath, language } = usePageContext();
  const [origin, setOrigin] = useState('');
  useEffect(() => setOrigin(location.origin), []);
  const card = `${basePath}/api/v1${path}/card.svg?lang=${language}`;
  const quoted = name.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const code = `<a href="${origin}${basePath}${path}"><img src="${origin}${card}" alt="${quoted}" width="360" height="160"></a>`;
  return (
    <details class="embed">
      <summary>{words.embed.title}</summary>
      <p>{words.embed.lead}</p>
      <textarea readOnly rows={3} aria-label={words.embed.lead} value={code} />
      <p>
        <img src={card} alt="" width="360" height="160" loading="lazy" />
      </p>
    </details>
  );
}
