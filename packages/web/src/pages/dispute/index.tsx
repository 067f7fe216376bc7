import type { JSX } from 'preact';
import { type DisputePage, disputePage } from '../../docs/disputes.ts';
import { NotFound, type Page, type ViewProps } from '../../page.ts';
import { PageHead } from '../../parts/layout.tsx';
import { Prose } from '../../parts/prose.tsx';
import { Share } from '../../parts/share.tsx';
import './style.css';
import type { Words } from './words.en.ts';

export const page: Page<DisputePage, Words> = {
  async load({ params: { point = '' }, language }) {
    const found = disputePage(point, language);
    if (found === null) throw new NotFound();
    return found;
  },
  title: ({ title }) => title,
  View,
};

function View({ data, words, place }: ViewProps<DisputePage, Words>): JSX.Element {
  const lang = data.language === place.language ? undefined : data.language;
  return (
    <>
      <PageHead
        kind={<a href={place.href('/disputes')}>{words.all}</a>}
        title={<span lang={lang}>{data.title}</span>}
      >
        <Share />
      </PageHead>
      {lang !== undefined && <p class="faint">{words.untranslated}</p>}
      <article class="prose dispute" lang={lang}>
        <Prose blocks={data.blocks} />
      </article>
    </>
  );
}
