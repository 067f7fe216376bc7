import type { ListItem } from '@eloquence/api';
import { LAYOUTS } from '@eloquence/api/names';
import type { JSX } from 'preact';
import { Facts, Section } from '../../parts/layout.tsx';
import { usePlace, withQuery } from '../../place.ts';
import type { Words } from './words.en.ts';

interface AboutProps {
  readonly list: ListItem;
  readonly words: Words;
}

/** Where the list comes from, how it can be had, and how it can be checked. */
export function About({ list, words }: AboutProps): JSX.Element {
  const { format, href, words: shared } = usePlace();
  const { cadence, date, revision, revisions, editions, events, games, published, source, practice } = list;
  return (
    <>
      <Section title={words.downloads}>
        <p class="prose">{words.downloadsLead}</p>
        <ul class="list-downloads">
          {([cadence, 'combined'] as const).map((which) => (
            <li key={which}>
              <span>{which === 'combined' ? words.combined : shared.cadences[which]}</span>
              {LAYOUTS.map((layout) => (
                <a
                  key={layout}
                  download
                  href={href(
                    withQuery(`/api/v1/lists/${which}/${date}.${layout}`, {
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
              : [[words.practice, practice === 'text' ? words.byText : words.asApplied] as const]),
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
