import { calculatePeriod, type PeriodAnswer } from '@eloquence/rating';
import type { JSX } from 'preact';
import { EventsFields } from '../../calculators/events-fields.tsx';
import type { Fields } from '../../calculators/fields.ts';
import { Calculator, editionFigure, Figures, Steps } from '../../calculators/frame.tsx';
import { GamesFields } from '../../calculators/games-fields.tsx';
import { InputField } from '../../calculators/input-field.tsx';
import { outcomeOf } from '../../calculators/outcome.ts';
import { choiceOf } from '../../calculators/rules.ts';
import { useFields } from '../../calculators/use-fields.ts';
import type { Page, ViewProps } from '../../page.ts';
import { Change } from '../../parts/figures.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { usePlace } from '../../place.ts';
import type { Words } from './words.en.ts';

export const page: Page<Fields, Words> = {
  load: async ({ query }) => query,
  title: (_data, { shared }) => shared.names.month.title,
  description: (_data, { shared }) => shared.names.month.lead,
  View,
};

function View({ data, words }: ViewProps<Fields, Words>): JSX.Element {
  const { shared } = words;
  const [fields, change] = useFields(data);
  const outcome = outcomeOf(
    fields,
    (form) => {
      const [rating, k] = [form.number('rating'), form.number('k')];
      const events = form.events((prefix) => ({
        start: form.optionalText(`${prefix}start`),
        rating: form.optionalNumber(`${prefix}rating`) ?? rating,
        games: form.games(prefix),
      }));
      return { rating, k, events };
    },
    (input) => calculatePeriod(choiceOf(fields), input),
  );
  const form = { fields, change, wrong: outcome.state === 'wrong' ? outcome.field : null };
  return (
    <Calculator
      name="month"
      words={shared}
      fields={fields}
      change={change}
      outcome={outcome}
      byDate={shared.fields.byDate}
      answer={(answer) => <Answer words={words} answer={answer} />}
    >
      <div class="calculator-row">
        <InputField name="rating" label={words.rating} hint={words.ratingHint} {...form} />
        <InputField name="k" label={shared.fields.k} {...form} />
      </div>
      <EventsFields words={shared} {...form}>
        {(prefix) => (
          <>
            <div class="calculator-row">
              <InputField name={`${prefix}start`} label={shared.fields.start} kind="date" {...form} />
              <InputField
                name={`${prefix}rating`}
                label={words.eventRating}
                hint={words.eventRatingHint}
                {...form}
              />
            </div>
            <GamesFields words={shared} prefix={prefix} {...form} />
          </>
        )}
      </EventsFields>
    </Calculator>
  );
}

type Event = PeriodAnswer['events'][number];

function Answer({ words, answer }: { readonly words: Words; readonly answer: PeriodAnswer }): JSX.Element {
  const { format } = usePlace();
  const { shared } = words;
  const { labels } = shared.engine;
  const { k, kUsed, change, rounded, events, reasons, edition } = answer;
  const columns: readonly Column<Event>[] = [
    { key: 'event', head: labels.event, cell: (_, index) => index + 1, isRowHead: true },
    { key: 'edition', head: labels.edition, cell: (event) => event.edition, wideOnly: true },
    { key: 'games', head: labels.games, cell: (event) => event.n, align: 'end' },
    { key: 'score', head: labels.score, cell: (event) => format.points(event.score), align: 'end' },
    { key: 'expected', head: labels.expected, cell: (event) => format.exact(event.expected), align: 'end' },
    { key: 'k', head: labels.k, cell: (event) => event.k, align: 'end', wideOnly: true },
    { key: 'change', head: labels.change, cell: (event) => <Change value={event.change} />, align: 'end' },
  ];
  return (
    <>
      <Figures
        main={[labels.newRating, String(answer.new)]}
        others={[
          [labels.change, shared.changeIs(format.exact(change, { sign: true }), format.change(rounded))],
          [labels.k, k === kUsed ? String(k) : shared.kUsed(String(kUsed), String(k))],
          editionFigure(shared, answer, format),
        ]}
      />
      <Table caption={words.byEvent} columns={columns} rows={events} rowKey={(_, index) => String(index)} />
      {events.map((event, index) => (
        <Steps
          key={index}
          words={shared}
          heading={shared.fields.event(index + 1)}
          reasons={event.reasons}
          edition={event.edition}
        />
      ))}
      <Steps words={shared} heading={words.together} reasons={reasons} edition={edition} />
    </>
  );
}
