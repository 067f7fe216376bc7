import type { Words } from '@eloquence/words/en/web/pages/disputes';
import type { JSX } from 'preact';
import { PageHead, Section } from '../../components/layout.tsx';
import { MarkdownBlocks, MarkdownInlines } from '../../components/markdown.tsx';
import { RegulationsTabs } from '../../components/regulations-tabs.tsx';
import { type Column, Table } from '../../components/table.tsx';
import type { Page, ViewProps } from '../../core/page.ts';
import { type Dispute, type DisputesIndex, disputesIndex } from '../../docs/disputes.ts';

const GROUPS = ['a', 'r', 'x'] as const;

export const page: Page<DisputesIndex, Words> = {
  load: async ({ language }) => disputesIndex(language),
  title: (_data, words) => words.title,
  description: (_data, words) => words.lead,
  View,
};

function View({ data, words, context }: ViewProps<DisputesIndex, Words>): JSX.Element {
  const lang = data.language === context.language ? undefined : data.language;
  const columns: readonly Column<Dispute>[] = [
    {
      key: 'question',
      head: words.question,
      cell: ({ point, question }) => (
        <a lang={lang} href={context.href(`/disputes/${point}`)}>
          <MarkdownInlines of={question} />
        </a>
      ),
      isRowHead: true,
    },
    {
      key: 'editions',
      head: words.editions,
      cell: ({ editions }) => <span lang={lang}>{context.format.editions(editions)}</span>,
      wideOnly: true,
    },
    {
      key: 'answer',
      head: words.answer,
      cell: ({ answer }) => (
        <span lang={lang}>
          <MarkdownInlines of={answer} />
        </span>
      ),
    },
  ];
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <RegulationsTabs current="disputes" names={words.names} />
      {lang !== undefined && <p class="faint">{words.untranslated}</p>}
      {GROUPS.map((group) => (
        <Section key={group} title={words.groups[group]} id={group}>
          <Table
            caption={words.groups[group]}
            isCaptionHidden
            columns={columns}
            rows={data.items.filter(({ point }) => point.startsWith(group))}
            rowKey={({ point }) => point}
          />
        </Section>
      ))}
      <Section title={words.how}>
        <div class="prose" lang={lang}>
          <MarkdownBlocks blocks={data.lead} />
        </div>
      </Section>
    </>
  );
}
