import { calculatePeriod, type PeriodAnswer, type Reasons } from '@eloquence/rating';
import type { Words } from '@eloquence/words/en/web/pages/calculator-month';
import type { JSX } from 'preact';
import { Calculator, editionFigure, Figures, Steps } from '../../calculators/calculator.tsx';
import { EventsFields } from '../../calculators/events-fields.tsx';
import { GamesFields } from '../../calculators/games-fields.tsx';
import { InputField } from '../../calculators/input-field.tsx';
import { type CalculatorData, loadCalculator } from '../../calculators/starter.ts';
import { useCalculator } from '../../calculators/use-calculator.ts';
import { withK } from '../../calculators/with-k.ts';
import { type Column, Table } from '../../components/table.tsx';
import { RatingChange } from '../../components/values.tsx';
import type { Page, ViewProps } from '../../core/page.ts';
import { usePageContext } from '../../core/page-context.ts';

export const page: Page<CalculatorData, Words> = {
  load: (args) => loadCalculator(args, '/calculators/month', ['rating', 'k']),
  title: (_data, { shared }) => shared.names.month.title,
  description: (_data, { shared }) => shared.names.month.lead,
  View,
};

function View({ data, words, context }: ViewProps<CalculatorData, Words>): JSX.Element {
  const { shared } = words;
  const form = useCalculator(
    data.fields,
    (form) => {
      const [rating, k] = [form.number('rating'), form.optionalNumber('k')];
      const events = form.events((prefix) => ({
        start: form.optionalText(`${prefix}start`),
        rating: form.optionalNumber(`${prefix}rating`) ?? rating,
        games: form.games(prefix),
      }));
      return { rating, k, events };
    },
    withK(calculatePeriod, data.fields.e1start || context.today),
  );
  return (
    <Calculator
      name="month"
      words={shared}
      {...form}
      starter={data.starter}
      byDate={shared.fields.byDate}
      answer={(answer) => <Answer words={words} answer={answer} />}
    >
      <div class="calculator-row">
        <InputField name="rating" label={words.rating} hint={words.ratingHint} {...form} />
        <InputField name="k" label={shared.fields.k} hint={shared.fields.kHint} {...form} />
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

function Answer({
  words,
  answer,
}: {
  readonly words: Words;
  readonly answer: PeriodAnswer & { readonly kReasons: Reasons };
}): JSX.Element {
  const { format } = usePageContext();
  const { shared } = words;
  const { labels } = shared.engine;
  const { k, kUsed, kReasons, change, rounded, events, reasons, edition } = answer;
  const columns: readonly Column<Event>[] = [
    { key: 'event', head: labels.event, cell: (_, index) => index + 1, isRowHead: true },
    { key: 'edition', head: labels.edition, cell: (event) => event.edition, wideOnly: true },
    { key: 'games', head: labels.games, cell: (event) => event.n, align: 'end' },
    { key: 'score', head: labels.score, cell: (event) => format.points(event.score), align: 'end' },
    { key: 'expected', head: labels.expected, cell: (event) => format.exact(event.expected), align: 'end' },
    { key: 'k', head: labels.k, cell: (event) => event.k, align: 'end', wideOnly: true },
    {
      key: 'change',
      head: labels.change,
      cell: (event) => <RatingChange value={event.change} />,
      align: 'end',
    },
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
      <Steps words={shared} heading={words.together} reasons={[...kReasons, ...reasons]} edition={edition} />
    </>
  );
}
