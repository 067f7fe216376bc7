import type { FiguresView, JobView } from '@eloquence/api';
import { CADENCES, type Cadence } from '@eloquence/rating';
import type { Words } from '@eloquence/words/en/web/pages/desk-oversight';
import type { FigureName } from '@eloquence/words/figures';
import type { JSX } from 'preact';
import { Select } from '../../components/form.tsx';
import { Section, Tabs } from '../../components/layout.tsx';
import type { Page, ViewProps } from '../../core/page.ts';
import { DateTime, DeskHead } from '../../desk/head.tsx';
import { SubmitForm } from '../../desk/submit-form.tsx';
import { FigureSection } from './figure.tsx';

interface Data {
  readonly view: FiguresView;
  /** The one shown. */
  readonly figure: string | null;
}

/** Figures over the history: is the scale drifting? */
export const page: Page<Data, Words> = {
  needs: ['administrator'],
  indexed: false,
  async load({ api, query }) {
    const cadence = CADENCES.find((each) => each === query.cadence) ?? 'standard';
    const view = await api.get('/office/figures', { cadence });
    const names = view.figures.map(({ figure }) => figure);
    const figure = names.find((each) => each === query.figure) ?? names[0] ?? null;
    // The others are a click away: all tables together are long.
    return {
      view: {
        ...view,
        figures: view.figures.map((each) => (each.figure === figure ? each : { ...each, rows: [] })),
      },
      figure,
    };
  },
  title: (_data, words) => words.title,
  View,
};

function View({ data, words, context }: ViewProps<Data, Words>): JSX.Element {
  const { api, href, words: shared } = context;
  const { view, figure } = data;
  const shown = view.figures.find((each) => each.figure === figure);
  const address = (cadence: Cadence, name?: string): string =>
    href(`/desk/oversight?cadence=${cadence}${name === undefined ? '' : `&figure=${name}`}`);
  return (
    <>
      <DeskHead words={words.desk} at="/desk/oversight" title={words.title} lead={words.lead} />
      <Tabs
        label={words.cadence}
        tabs={CADENCES.map((cadence) => ({
          href: address(cadence),
          label: shared.cadences[cadence],
          isCurrent: cadence === view.cadence,
        }))}
      />
      {shown === undefined ? (
        <p class="empty">{words.none}</p>
      ) : (
        <>
          <nav class="figure-names" aria-label={words.title}>
            <ul>
              {view.figures.map(({ figure: name }) => (
                <li key={name}>
                  <a href={address(view.cadence, name)} aria-current={name === figure ? 'page' : undefined}>
                    {words.figures.figures[name as FigureName].title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <FigureSection figure={shown} cadence={view.cadence} words={words} />
          {view.computed !== null && (
            <p class="faint">
              {words.computed} <DateTime at={view.computed} />
            </p>
          )}
        </>
      )}
      <Section title={words.start} id="start">
        <SubmitForm
          label={words.start}
          button={words.button}
          action={async ({ text }) => {
            const { id } = await api.send<JobView>('POST /office/figures', {}, { cadence: text('cadence') });
            return `/desk/jobs/${id}`;
          }}
        >
          <Select
            name="cadence"
            label={words.cadence}
            value={view.cadence}
            options={Object.entries(shared.cadences)}
          />
          <p class="field-hint">{words.hint}</p>
        </SubmitForm>
      </Section>
    </>
  );
}
