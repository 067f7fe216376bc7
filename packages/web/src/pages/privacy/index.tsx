import type { PrivacyView } from '@eloquence/api';
import type { JSX } from 'preact';
import { Facts, PageHead, Section } from '../../components/layout.tsx';
import type { Page, ViewProps } from '../../core/page.ts';
import './style.css';

/** The texts come from the API, which knows the settings of this service. */
export const page: Page<PrivacyView, null> = {
  load: ({ api }) => api.get('/privacy'),
  title: ({ title }) => title,
  View,
};

function View({
  data: { title, lead, headings, kept, sections },
}: ViewProps<PrivacyView, null>): JSX.Element {
  return (
    <>
      <PageHead title={title} lead={lead} />
      <ul class="kept">
        {kept.map(({ id, what, why, seenBy, until }) => (
          <li key={id}>
            <p class="kept-what">{what}</p>
            <Facts
              facts={[
                [headings.why, why],
                [headings.seenBy, seenBy],
                [headings.until, until],
              ]}
            />
          </li>
        ))}
      </ul>
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
