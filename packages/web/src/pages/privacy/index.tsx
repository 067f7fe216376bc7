import type { KeptView, PrivacyView } from '@eloquence/api';
import type { JSX } from 'preact';
import type { Page, ViewProps } from '../../page.ts';
import { PageHead, Section } from '../../parts/layout.tsx';
import { type Column, Table } from '../../parts/table.tsx';

/** What is kept of people and why. The words come from the API, which knows the settings of this service. */
export const page: Page<PrivacyView, null> = {
  load: ({ api }) => api.get('/privacy'),
  title: ({ title }) => title,
  View,
};

function View({
  data: { title, lead, headings, kept, sections },
}: ViewProps<PrivacyView, null>): JSX.Element {
  const columns: readonly Column<KeptView>[] = [
    { key: 'what', head: headings.what, cell: ({ what }) => what, isRowHead: true },
    { key: 'why', head: headings.why, cell: ({ why }) => why },
    { key: 'seenBy', head: headings.seenBy, cell: ({ seenBy }) => seenBy },
    { key: 'until', head: headings.until, cell: ({ until }) => until },
  ];
  return (
    <>
      <PageHead title={title} lead={lead} />
      <Table caption={title} isCaptionHidden columns={columns} rows={kept} rowKey={({ id }) => id} />
      {sections.map((section) => (
        <Section key={section.id} title={section.title} id={section.id}>
          <div class="prose">
            {section.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Section>
      ))}
    </>
  );
}
