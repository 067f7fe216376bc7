import {
  type Choice,
  calculateRoundRobin,
  EDITIONS,
  type RoundRobinAnswer,
  type RoundRobinAnswerPlayer,
} from '@eloquence/rating';
import type { Words } from '@eloquence/words/en/web/pages/calculator-round-robin';
import type { JSX } from 'preact';
import { Calculator, editionFigure, Figures, Steps } from '../../calculators/calculator.tsx';
import type { Fields } from '../../calculators/fields.ts';
import type { FormReader } from '../../calculators/outcome.ts';
import { useCalculator } from '../../calculators/use-calculator.ts';
import { Field } from '../../components/form.tsx';
import { type Column, Table } from '../../components/table.tsx';
import type { Page, ViewProps } from '../../core/page.ts';
import { usePageContext } from '../../core/page-context.ts';
import { readStandings } from './standings.ts';

export const page: Page<Fields, Words> = {
  load: async ({ query }) => query,
  title: (_data, { shared }) => shared.names['round-robin'].title,
  description: (_data, { shared }) => shared.names['round-robin'].lead,
  View,
};

function read(form: FormReader): { readonly players: readonly object[] } {
  const { players, wrong } = readStandings(form.text('players'));
  if (wrong !== null) form.refuse('players', wrong);
  return { players };
}

/** Without a choice, the newest edition with a rule on round robins: from 2024 on there is none. */
function calculate(choice: Choice, input: ReturnType<typeof read>): RoundRobinAnswer {
  const { cadence = 'standard', edition } = choice;
  const newest = EDITIONS.findLast(
    (each) => each.cadence === cadence && each.rules.roundRobinMethod.value !== null,
  );
  return calculateRoundRobin(edition || !newest ? choice : { ...choice, edition: newest }, input);
}

function View({ data, words }: ViewProps<Fields, Words>): JSX.Element {
  const { shared } = words;
  const form = useCalculator(data, read, calculate);
  return (
    <Calculator
      name="round-robin"
      words={shared}
      {...form}
      byDate={words.byDefault}
      labels={{ players: words.players }}
      answer={(answer) => <Answer words={words} answer={answer} />}
    >
      <Field label={words.players} hint={words.playersHint}>
        {(control) => (
          <textarea
            {...control}
            name="players"
            rows={10}
            maxLength={4000}
            aria-invalid={form.wrong === 'players' || undefined}
            value={form.fields.players ?? ''}
            onInput={({ currentTarget }) => form.change({ players: currentTarget.value })}
          />
        )}
      </Field>
    </Calculator>
  );
}

function Answer({
  words,
  answer,
}: {
  readonly words: Words;
  readonly answer: RoundRobinAnswer;
}): JSX.Element {
  const { format } = usePageContext();
  const { shared } = words;
  const { labels, format: exact } = shared.engine;
  const { ra, rar, dpa, players, edition } = answer;
  const number = (key: 'rating' | 'rc' | 'ru' | 'newRc' | 'newRu', head: string): Column<Player> => ({
    key,
    head,
    cell: (player) => player[key] ?? '',
    align: 'end',
  });
  const columns: readonly Column<Player>[] = [
    { key: 'player', head: labels.player, cell: ({ name }) => name, isRowHead: true },
    number('rating', labels.rating),
    { key: 'score', head: 'W', cell: ({ score }) => format.points(score), align: 'end' },
    { key: 'p', head: 'p', cell: ({ p }) => format.exact(p), align: 'end' },
    { key: 'dp', head: 'dp', cell: ({ dp }) => format.change(dp), align: 'end' },
    number('rc', 'Rc'),
    number('ru', 'Ru'),
    number('newRc', 'Rc′'),
    number('newRu', 'Ru′'),
    {
      key: 'expected',
      head: 'We',
      cell: ({ expected }) => (expected === null ? '' : format.exact(expected)),
      align: 'end',
    },
    {
      key: 'sum',
      head: 'W − We',
      cell: ({ sum }) => (sum === null ? '' : format.exact(sum, { sign: true })),
      align: 'end',
    },
  ];
  return (
    <>
      <Figures
        main={['Ra', String(ra)]}
        others={[['Rar', exact.short(rar)], ['dpa', exact.short(dpa)], editionFigure(shared, answer, format)]}
      />
      <Table caption={words.table} columns={columns} rows={players} rowKey={(_, index) => String(index)} />
      {players.map(({ name, reasons, capped }, index) => (
        <div key={index}>
          <Steps words={shared} heading={name} reasons={reasons} edition={edition} />
          {capped.length > 0 && (
            <p class="faint">{words.capped(capped.map((each) => `${each.name}: ${each.counted}`))}</p>
          )}
        </div>
      ))}
    </>
  );
}

type Player = RoundRobinAnswerPlayer;
