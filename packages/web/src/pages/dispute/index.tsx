import type { JSX } from 'preact';
import { PageHead } from '../../components/layout.tsx';
import { MarkdownBlocks } from '../../components/markdown.tsx';
import { ShareButtons } from '../../components/share-buttons.tsx';
import { NotFound, type Page, type ViewProps } from '../../core/page.ts';
import { type DisputePage, disputePage } from '../../docs/disputes.ts';
import './style.css';
import type { Words } from '@eloquence/words/en/web/pages/dispute';

export const page: Page<DisputePage, Words> = {
  async load({ params: { point = '' }, language }) {
    const found = disputePage(point, language);
    if (found === null) throw new NotFound();
    return found;
  },
  title: ({ title }) => title,
  View,
};

function View({ data, words, context }: ViewProps<DisputePage, Words>): JSX.Element {
  const lang = data.language === context.language ? undefined : data.language;
  return (
    <>
      <PageHead
        kind={<a href={context.href('/disputes')}>{words.all}</a>}
        title={<span lang={lang}>{data.title}</span>}
      >
        <ShareButtons />
      </PageHead>
      {lang !== undefined && <p class="faint">{words.untranslated}</p>}
      <article class="prose dispute" lang={lang}>
        <MarkdownBlocks blocks={data.blocks} />
      </article>
    </>
  );
}
