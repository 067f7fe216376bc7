import type { JSX } from 'preact';
import { type Dispute, type DisputesIndex, disputesIndex } from '../../docs/disputes.ts';
import type { Page, ViewProps } from '../../page.ts';
import { PageHead, Section } from '../../parts/layout.tsx';
import { Inlines, Prose } from '../../parts/prose.tsx';
import { RegulationsTabs } from '../../parts/regulations-tabs.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import type { Words } from './words.en.ts';

const GROUPS = ['a', 'r', 'x'] as const;

export const page: Page<DisputesIndex, Words> = {
  load: async ({ language }) => disputesIndex(language),
  title: (_data, words) => words.title,
  description: (_data, words) => words.lead,
  View,
};

function View({ data, words, place }: ViewProps<DisputesIndex, Words>): JSX.Element {
  const lang = data.language === place.language ? undefined : data.language;
  const columns: readonly Column<Dispute>[] = [
    {
      key: 'question',
      head: words.question,
      cell: ({ point, question }) => (
        <a lang={lang} href={place.href(`/disputes/${point}`)}>
          <Inlines of={question} />
        </a>
      ),
      isRowHead: true,
    },
    {
      key: 'editions',
      head: words.editions,
      cell: ({ editions }) => <span lang={lang}>{place.format.editions(editions)}</span>,
      wideOnly: true,
    },
    {
      key: 'answer',
      head: words.answer,
      cell: ({ answer }) => (
        <span lang={lang}>
          <Inlines of={answer} />
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
          <Prose blocks={data.lead} />
        </div>
      </Section>
    </>
  );
}
