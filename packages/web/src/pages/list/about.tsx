import type { ListItem } from '@eloquence/api';
import { LAYOUTS } from '@eloquence/api/names';
import type { Words } from '@eloquence/words/en/web/pages/list';
import type { JSX } from 'preact';
import { Facts, Section } from '../../components/layout.tsx';
import { usePageContext, withQuery } from '../../core/page-context.ts';

interface AboutProps {
  readonly list: ListItem;
  readonly words: Words;
  readonly hasTitledUnrated: boolean;
}

/** Source, downloads and hash of the list. */
export function About({ list, words, hasTitledUnrated }: AboutProps): JSX.Element {
  const { format, href, words: shared } = usePageContext();
  const { cadence, date, revision, revisions, editions, events, games, published, source, practice } = list;
  const files = [
    { which: cadence, label: shared.cadences[cadence], kind: null },
    ...(hasTitledUnrated
      ? [{ which: cadence, label: words.titledUnratedList, kind: 'titledUnrated' as const }]
      : []),
    { which: 'combined' as const, label: words.combined, kind: null },
  ];
  return (
    <>
      <Section title={words.downloads}>
        <p class="prose">{words.downloadsLead}</p>
        <ul class="list-downloads">
          {files.map(({ which, label, kind }) => (
            <li key={label}>
              <span>{label}</span>
              {LAYOUTS.map((layout) => (
                <a
                  key={layout}
                  download
                  href={href(
                    withQuery(`/api/v1/lists/${which}/${date}.${layout}`, {
                      kind,
                      revision: list.current || which === 'combined' ? null : revision,
                    }),
                  )}
                >
                  {layout.toUpperCase().replace('.', ' · ')}
                </a>
              ))}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={words.about} id="about">
        <Facts
          facts={[
            [words.source, source === 'imported' ? words.imported : words.computed],
            ...(published === null ? [] : [[words.published, format.moment(published)] as const]),
            ...(editions.length === 0
              ? []
              : [
                  [
                    words.editions,
                    editions.map((edition, index) => (
                      <span key={edition}>
                        {index > 0 && format.comma}
                        <a href={href(withQuery(`/regulations/${edition}`, { cadence }))}>
                          {format.editions(edition)}
                        </a>
                      </span>
                    )),
                  ] as const,
                ]),
            ...(source === 'imported'
              ? []
              : [
                  [
                    words.practice,
                    [
                      practice.startsWith('text') ? words.byText : words.asApplied,
                      ...practice.split('+').slice(1),
                    ].join(' + '),
                  ] as const,
                ]),
            ...(events === null
              ? []
              : [
                  [
                    words.events,
                    <a key="events" href={href(withQuery('/events', { list: date, cadence }))}>
                      {format.number(events)}
                    </a>,
                  ] as const,
                ]),
            ...(games === null ? [] : [[words.games, format.number(games)] as const]),
            [words.players, words.ratedOf(format.number(list.rated), format.number(list.players))],
            [
              words.revision,
              revisions.map((each, index) => (
                <span key={each}>
                  {index > 0 && ' · '}
                  {each === revision ? (
                    <strong>{shared.revision(each)}</strong>
                  ) : (
                    <a href={href(`/lists/${date}/${cadence}?revision=${each}`)}>{shared.revision(each)}</a>
                  )}
                </span>
              )),
            ],
            [words.engine, list.engine],
            [
              words.hash,
              <code key="hash" class="list-hash">
                {list.hash}
              </code>,
            ],
          ]}
        />
        <details class="prose">
          <summary>{words.howToCheck}</summary>
          <p>{words.checkForm}</p>
          <p>{words.checkCommand}</p>
          <pre>
            <code>{`eloquence office verify --list ${date} --db …`}</code>
          </pre>
        </details>
      </Section>
    </>
  );
}
