import type { FiguresView, FigureView, JobView } from '@eloquence/api';
import { CADENCES, type Cadence } from '@eloquence/rating';
import type { Words } from '@eloquence/words/en/web/pages/desk-oversight';
import type { FigureName } from '@eloquence/words/figures';
import type { JSX } from 'preact';
import { fetchPlayerNames, type Names } from '../../components/fetch-names.ts';
import { Select } from '../../components/form.tsx';
import { Section, Tabs } from '../../components/layout.tsx';
import { PlayerLink } from '../../components/values.tsx';
import type { Page, ViewProps } from '../../core/page.ts';
import { usePageContext } from '../../core/page-context.ts';
import { FigureBody, FigureLinks, FigureText, useFigureTexts } from '../../desk/figure.tsx';
import { DateTime, DeskHead } from '../../desk/head.tsx';
import { SubmitForm } from '../../desk/submit-form.tsx';

interface Data {
  readonly view: FiguresView;
  /** The one shown. */
  readonly figure: string | null;
  /** Of the players in it, by ID. */
  readonly names: Names;
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
    const shown = view.figures.find((each) => each.figure === figure);
    return {
      names: await fetchPlayerNames(api, shown === undefined ? [] : playersIn(shown)),
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
          <FigureLinks
            label={words.title}
            names={view.figures.map(({ figure: name }) => name)}
            current={figure}
            address={(name) => address(view.cadence, name)}
            words={words}
          />
          <Figure figure={shown} cadence={view.cadence} names={data.names} words={words} />
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

interface FigureProps {
  readonly figure: FigureView;
  readonly cadence: Cadence;
  readonly names: Names;
  readonly words: Words;
}

const PLAYERS = ['player_id', 'opponent_id'];

const playersIn = ({ columns, rows }: FigureView): readonly string[] =>
  rows
    .flatMap((row) => PLAYERS.map((column) => row[columns.indexOf(column)]))
    .filter((id) => typeof id === 'string');

/** A figure with what it shows and what it does not, its charts and its table. */
function Figure({ figure, cadence, names, words }: FigureProps): JSX.Element {
  const name = figure.figure as FigureName;
  const { title } = words.figures.figures[name];
  const texts = useFigureTexts(name, words);
  const { href } = usePageContext();
  const show = (column: string, value: unknown): JSX.Element | undefined => {
    if (typeof value !== 'string') return undefined;
    if (PLAYERS.includes(column)) return <PlayerLink id={value} name={names[value] ?? value} />;
    return column === 'id' ? <a href={href(`/events/${encodeURIComponent(value)}`)}>{value}</a> : undefined;
  };
  return (
    <Section title={title} id="figure">
      <FigureText name={name} words={words} />
      <FigureBody
        figure={figure}
        title={title}
        file={`${cadence}-${name}`}
        words={words}
        show={show}
        {...texts}
      />
    </Section>
  );
}
