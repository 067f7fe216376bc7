import { calculateInitialOfEvents, type InitialEventsAnswer } from '@eloquence/rating';
import type { Words } from '@eloquence/words/en/web/pages/calculator-first-rating';
import type { JSX } from 'preact';
import { Calculator, editionFigure, Figures, Steps } from '../../calculators/calculator.tsx';
import { EventsFields } from '../../calculators/events-fields.tsx';
import type { Fields } from '../../calculators/fields.ts';
import { GamesFields } from '../../calculators/games-fields.tsx';
import { InputField } from '../../calculators/input-field.tsx';
import type { FormReader } from '../../calculators/outcome.ts';
import { useCalculator } from '../../calculators/use-calculator.ts';
import { Field } from '../../components/form.tsx';
import { type Column, Table } from '../../components/table.tsx';
import type { Page, ViewProps } from '../../core/page.ts';
import { usePageContext } from '../../core/page-context.ts';

export const page: Page<Fields, Words> = {
  load: async ({ query }) => query,
  title: (_data, { shared }) => shared.names['first-rating'].title,
  description: (_data, { shared }) => shared.names['first-rating'].lead,
  View,
};

/** A round robin is rated by its whole crosstable: the form asks for its result. */
const TYPES = ['swiss', 'team', 'round-robin'] as const;

function readEvent(form: FormReader, prefix: string): object {
  const type = form.optionalText(`${prefix}type`) ?? 'swiss';
  const start = form.optionalText(`${prefix}start`);
  if (type !== 'round-robin') return { start, type, games: form.games(prefix) };
  return { start, type, ru: form.number(`${prefix}ru`), n: form.number(`${prefix}n`) };
}

function View({ data, words }: ViewProps<Fields, Words>): JSX.Element {
  const { href } = usePageContext();
  const { shared, types } = words;
  const form = useCalculator(
    data,
    (form) => ({ events: form.events((prefix) => readEvent(form, prefix)) }),
    calculateInitialOfEvents,
  );
  return (
    <Calculator
      name="first-rating"
      words={shared}
      {...form}
      byDate={shared.fields.byDate}
      labels={{ ru: words.ru, n: shared.engine.labels.games }}
      answer={(answer) => <Answer words={words} answer={answer} />}
    >
      <EventsFields words={shared} {...form}>
        {(prefix) => (
          <>
            <div class="calculator-row">
              <InputField
                name={`${prefix}start`}
                label={shared.fields.start}
                hint={words.startHint}
                kind="date"
                {...form}
              />
              <Field label={words.type}>
                {(control) => (
                  <select
                    {...control}
                    name={`${prefix}type`}
                    onChange={({ currentTarget }) => form.change({ [`${prefix}type`]: currentTarget.value })}
                  >
                    {TYPES.map((type) => (
                      <option
                        key={type}
                        value={type}
                        selected={type === (form.fields[`${prefix}type`] || 'swiss')}
                      >
                        {types[type]}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
            </div>
            {form.fields[`${prefix}type`] === 'round-robin' ? (
              <>
                <div class="calculator-row">
                  <InputField name={`${prefix}ru`} label={words.ru} hint={words.ruHint} {...form} />
                  <InputField name={`${prefix}n`} label={shared.engine.labels.games} {...form} />
                </div>
                <p class="field-hint">
                  <a href={href('/calculators/round-robin')}>{shared.names['round-robin'].lead}</a>
                </p>
              </>
            ) : (
              <GamesFields words={shared} legend={words.games} prefix={prefix} {...form} />
            )}
          </>
        )}
      </EventsFields>
    </Calculator>
  );
}

type Event = InitialEventsAnswer['events'][number];

function Answer({
  words,
  answer,
}: {
  readonly words: Words;
  readonly answer: InitialEventsAnswer;
}): JSX.Element {
  const { format } = usePageContext();
  const { shared } = words;
  const { labels, format: exact } = shared.engine;
  const { rating, ru, n, score, average, p, dp, events, reasons, edition } = answer;
  const columns: readonly Column<Event>[] = [
    { key: 'event', head: labels.event, cell: (_, index) => index + 1, isRowHead: true },
    { key: 'edition', head: labels.edition, cell: (event) => format.editions(event.edition) },
    { key: 'games', head: labels.games, cell: (event) => event.n, align: 'end' },
    { key: 'ru', head: 'Ru', cell: (event) => event.ru, align: 'end' },
    { key: 'counts', head: labels.counts, cell: (event) => (event.counts ? labels.yes : labels.no) },
  ];
  return (
    <>
      <Figures
        main={[labels.firstRating, rating === null ? labels.noRating : String(rating)]}
        others={[
          ru === null || ru === rating ? null : [labels.formulaGives, String(ru)],
          score === null
            ? [labels.games, String(n)]
            : [labels.score, shared.scoreOf(format.points(score), n)],
          average === null ? null : [labels.averageUsed, exact.short(average)],
          p === null ? null : [labels.p, format.exact(p)],
          dp === null ? null : [labels.dp, format.change(dp)],
          editionFigure(shared, answer, format),
        ]}
      />
      {events.length > 1 && (
        <Table caption={words.byEvent} columns={columns} rows={events} rowKey={(_, index) => String(index)} />
      )}
      {events.length > 1 &&
        events.map((event, index) => (
          <Steps
            key={index}
            words={shared}
            heading={shared.fields.event(index + 1)}
            reasons={event.reasons}
            edition={event.edition}
          />
        ))}
      {events.length > 1 ? (
        <Steps words={shared} heading={words.together} reasons={reasons} edition={edition} />
      ) : (
        <Steps
          words={shared}
          reasons={[...events.flatMap((event) => event.reasons), ...reasons]}
          edition={edition}
        />
      )}
    </>
  );
}
