import type { ScenarioFigureView, ScenarioPlayerView, ScenarioView } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/desk-scenario';
import type { FigureName } from '@eloquence/words/figures';
import type { JSX } from 'preact';
import { Button, Field, FilterForm } from '../../components/form.tsx';
import { Section } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { Table } from '../../components/table.tsx';
import { PlayerLink, RatingChange } from '../../components/values.tsx';
import { ApiProblem } from '../../core/api.ts';
import type { Page, ViewProps } from '../../core/page.ts';
import { withQuery } from '../../core/page-context.ts';
import { ConfirmButton } from '../../desk/confirm-dialog.tsx';
import { Charts, FigureBody, FigureLinks, FigureText, useFigureTexts } from '../../desk/figure.tsx';
import { DeskHead } from '../../desk/head.tsx';

interface Data {
  readonly scenario: ScenarioView;
  readonly figure: ScenarioFigureView | null;
  /** The ID asked for; '' for none. */
  readonly wanted: string;
  readonly player: ScenarioPlayerView | null;
}

/** A scenario beside the published lists: lists, players, figures. */
export const page: Page<Data, Words> = {
  needs: ['administrator'],
  indexed: false,
  async load({ api, params: { id = '' }, query }) {
    const scenario = await api.get('/office/scenarios/:id', { id });
    const name = scenario.figures.find((each) => each === query.figure) ?? scenario.figures[0];
    const wanted = query.player?.trim() ?? '';
    const [figure, player] = await Promise.all([
      name === undefined ? null : api.get('/office/scenarios/:id/figures/:figure', { id, figure: name }),
      wanted === ''
        ? null
        : api.get('/office/scenarios/:id/players/:player', { id, player: wanted }).catch(unknownPlayer),
    ]);
    return { scenario, figure, wanted, player };
  },
  title: ({ scenario: { edition, from } }, words, { format }) =>
    words.title(format.editions(edition), format.date(from)),
  View,
};

function unknownPlayer(error: unknown): null {
  if (error instanceof ApiProblem && [400, 404].includes(error.problem.status)) return null;
  throw error;
}

function View(props: ViewProps<Data, Words>): JSX.Element {
  const { data, words, context } = props;
  const { api, href, words: shared } = context;
  const { scenario } = data;
  const { id, title, isDraft, cadence } = scenario;
  return (
    <>
      <DeskHead
        words={words.desk}
        at="/desk/scenarios"
        kind={`${words.kind} · ${shared.cadences[cadence]}${isDraft ? ` · ${words.isDraft}` : ''}`}
        title={page.title(data, words, context)}
        lead={
          <>
            {isDraft && `${title} · `}
            {words.lead}
          </>
        }
      >
        <a href={href('/desk/scenarios')}>{words.all}</a>
      </DeskHead>
      <Lists {...props} />
      <Movers {...props} />
      <WhatIf {...props} />
      <Compared {...props} />
      <div class="actions">
        <ConfirmButton
          label={words.remove}
          title={words.deleteTitle}
          confirm={words.remove}
          kind="final"
          action={async () => {
            await api.send('DELETE /office/scenarios/:id', { id });
            return '/desk/scenarios';
          }}
        >
          <p>{words.deleteText}</p>
        </ConfirmButton>
      </div>
    </>
  );
}

/** So many of the newest lists are shown at once. */
const LISTS_SHOWN = 12;

function Lists(props: ViewProps<Data, Words>): JSX.Element {
  const { data, words, context } = props;
  const { lists, cadence, id } = data.scenario;
  const own = lists.filter((list) => list.cadence === cadence).toReversed();
  const older = own.slice(LISTS_SHOWN);
  const others = lists.filter((list) => list.cadence !== cadence).toReversed();
  return (
    <Section title={words.lists} id="lists">
      {lists.every(({ same }) => same) ? (
        <Notice kind="done">
          <p>{words.same}</p>
        </Notice>
      ) : (
        <>
          <Charts
            figure={{
              chart: { x: 'date', lines: ['mean'], by: null, isBars: false },
              columns: ['date', 'mean'],
              rows: own.map(({ date, meanDifference }) => [date, meanDifference]),
            }}
            title={words.mean}
            file={`${id}-lists`}
            words={words}
            label={() => words.mean}
            cell={(column, value) =>
              column === 'mean' && typeof value === 'number'
                ? context.format.exact(value.toFixed(2))
                : String(value)
            }
          />
          <ListTable {...props} lists={own.slice(0, LISTS_SHOWN)} />
          {older.length > 0 && (
            <details>
              <summary>{words.olderLists(older.length)}</summary>
              <ListTable {...props} lists={older} />
            </details>
          )}
          {others.length > 0 && (
            <details>
              <summary>{words.otherCadences(others.length)}</summary>
              <ListTable {...props} lists={others} />
            </details>
          )}
        </>
      )}
    </Section>
  );
}

function ListTable({
  lists,
  words,
  context,
}: ViewProps<Data, Words> & Pick<ScenarioView, 'lists'>): JSX.Element {
  const { format, href, words: shared } = context;
  const count = (value: number) => (value === 0 ? '–' : format.number(value));
  return (
    <Table
      caption={words.lists}
      isCaptionHidden
      isDense
      rows={lists}
      rowKey={(list) => `${list.cadence}-${list.date}`}
      columns={[
        {
          key: 'list',
          head: words.list,
          cell: (list) => (
            <a href={href(`/lists/${list.date}/${list.cadence}`)}>{format.shortMonth(list.date)}</a>
          ),
          isRowHead: true,
          noWrap: true,
        },
        { key: 'cadence', head: words.cadence, cell: (list) => shared.cadences[list.cadence] },
        {
          key: 'players',
          head: words.players,
          cell: ({ players }) => format.number(players),
          align: 'end',
          wideOnly: true,
        },
        { key: 'changed', head: words.changed, cell: ({ changed }) => count(changed), align: 'end' },
        {
          key: 'mean',
          head: words.mean,
          cell: ({ meanDifference }) =>
            meanDifference === null ? '–' : format.exact(meanDifference.toFixed(2), { sign: true }),
          align: 'end',
        },
        {
          key: 'largest',
          head: words.largest,
          cell: ({ largestDifference }) => format.change(largestDifference),
          align: 'end',
        },
        {
          key: 'onlyPublished',
          head: words.onlyPublished,
          cell: ({ onlyPublished }) => count(onlyPublished),
          align: 'end',
          wideOnly: true,
        },
        {
          key: 'onlyScenario',
          head: words.onlyScenario,
          cell: ({ onlyScenario }) => count(onlyScenario),
          align: 'end',
          wideOnly: true,
        },
      ]}
    />
  );
}

const MOVERS_SHOWN = 20;

function Movers({ data: { scenario }, words, context }: ViewProps<Data, Words>): JSX.Element {
  const { format, href } = context;
  const { movers, id } = scenario;
  return (
    <Section title={words.movers} id="movers">
      {movers.length === 0 ? (
        <p>{words.noMovers}</p>
      ) : (
        <Table
          caption={words.movers}
          isCaptionHidden
          isDense
          rows={movers.slice(0, MOVERS_SHOWN)}
          rowKey={(mover) => mover.id}
          columns={[
            {
              key: 'player',
              head: words.player,
              cell: (mover) => (
                <a href={`${href(withQuery(`/desk/scenarios/${id}`, { player: mover.id }))}#what-if`}>
                  {mover.name || mover.id}
                </a>
              ),
              isRowHead: true,
            },
            { key: 'id', head: words.id, cell: (mover) => mover.id, wideOnly: true },
            {
              key: 'published',
              head: words.published,
              cell: ({ published }) => format.rating(published),
              align: 'end',
            },
            {
              key: 'scenario',
              head: words.scenario,
              cell: (mover) => format.rating(mover.scenario),
              align: 'end',
            },
            {
              key: 'difference',
              head: words.difference,
              cell: (mover) => <RatingChange value={mover.scenario - mover.published} />,
              align: 'end',
            },
          ]}
        />
      )}
    </Section>
  );
}

const RATINGS = ['date', 'published', 'scenario', 'difference'] as const;

function WhatIf({ data, words, context }: ViewProps<Data, Words>): JSX.Element {
  const { format } = context;
  const { scenario, wanted, player } = data;
  const labels: Readonly<Record<string, string>> = {
    date: words.list,
    published: words.published,
    scenario: words.scenario,
    difference: words.difference,
  };
  return (
    <Section title={words.whatIf} id="what-if">
      <p>{words.whatIfHint}</p>
      <FilterForm action={`/desk/scenarios/${scenario.id}#what-if`} label={words.whatIf}>
        <Field label={words.playerId}>
          {(control) => <input type="text" name="player" defaultValue={wanted} maxLength={24} {...control} />}
        </Field>
        <Button type="submit">{words.show}</Button>
      </FilterForm>
      {wanted !== '' && player === null && <p class="empty">{words.noPlayer}</p>}
      {player !== null && (
        <>
          <h3>
            <PlayerLink id={player.id} name={player.name} />
          </h3>
          <FigureBody
            figure={{
              chart: { x: 'date', lines: ['published', 'scenario'], by: null, isBars: false },
              columns: [...RATINGS],
              rows: player.ratings
                .filter(({ published, scenario: other }) => published !== null || other !== null)
                .map(({ date, published, scenario: other }) => [
                  date,
                  published,
                  other,
                  published === null || other === null ? null : other - published,
                ]),
            }}
            title={player.name}
            file={`${scenario.id}-${player.id}`}
            words={words}
            label={(column) => labels[column] ?? column}
            cell={(column, value) => {
              if (typeof value === 'string') return format.shortMonth(value);
              return column === 'difference' && typeof value === 'number'
                ? format.change(value)
                : format.rating(value as number | null);
            }}
          />
        </>
      )}
    </Section>
  );
}

function Compared({ data, words, context }: ViewProps<Data, Words>): JSX.Element | null {
  const { scenario, figure } = data;
  const name = figure?.figure ?? '';
  const texts = useFigureTexts(name, words);
  if (figure === null) return null;
  const { title } = words.figures.figures[name as FigureName];
  type Side = 'published' | 'scenario';
  const side = (file: Side, other: Side): JSX.Element => (
    <section>
      <h4>{words[file]}</h4>
      <FigureBody
        figure={{ ...figure, rows: figure[file] }}
        beside={figure[other]}
        title={`${title} · ${words[file]}`}
        file={`${scenario.id}-${name}-${file}`}
        words={words}
        {...texts}
      />
    </section>
  );
  return (
    <Section title={words.compared} id="figures">
      <FigureLinks
        label={words.compared}
        names={scenario.figures}
        current={name}
        address={(each) =>
          `${context.href(withQuery(`/desk/scenarios/${scenario.id}`, { figure: each, player: data.wanted || null }))}#figures`
        }
        words={words}
      />
      <h3>{title}</h3>
      <FigureText name={name} words={words} />
      <div class="figure-sides">
        {side('published', 'scenario')}
        {side('scenario', 'published')}
      </div>
    </Section>
  );
}
