import type { HistoryView, PlayersPage, PlayerView } from '@eloquence/api';
import { CADENCES } from '@eloquence/rating';
import type { Words } from '@eloquence/words/en/web/pages/desk-players';
import type { JSX } from 'preact';
import { Button, Field, FilterForm } from '../../components/form.tsx';
import { Empty, Facts, Section } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { Table } from '../../components/table.tsx';
import { Federation, Rating } from '../../components/values.tsx';
import { ApiProblem } from '../../core/api.ts';
import type { Page, ViewProps } from '../../core/page.ts';
import { type PageContext, withQuery } from '../../core/page-context.ts';
import { DeskHead } from '../../desk/head.tsx';
import { AddPlayer } from './add-player.tsx';
import { PlayerAction, PlayerMenu } from './player-actions.tsx';

const ROWS = 20;

export interface Data {
  readonly searched: string;
  readonly found: PlayersPage | null;
  readonly player: PlayerView | null;
  readonly history: HistoryView['changes'];
  /** The other player of a merge; `isSame`: it is the same player. */
  readonly other: PlayerView | null;
  readonly isSame: boolean;
  /** The chosen action of the menu. */
  readonly action: string | null;
  readonly isDone: boolean;
}

export const page: Page<Data, Words> = {
  needs: ['officer', 'administrator'],
  indexed: false,
  headerSearch: false,
  async load({ api, query }) {
    const searched = query.q?.trim().slice(0, 100) ?? '';
    const fetchPlayer = async (id: string | undefined): Promise<PlayerView | null> => {
      if (id === undefined || id.trim() === '') return null;
      try {
        return await api.get('/players/:id', { id: id.trim() });
      } catch (error) {
        if (error instanceof ApiProblem && error.problem.status < 500) return null;
        throw error;
      }
    };
    const [found, player, other] = await Promise.all([
      searched === '' ? null : api.get('/players', { q: searched, limit: ROWS }),
      fetchPlayer(query.id),
      fetchPlayer(query.into),
    ]);
    const history = player === null ? null : await api.get('/players/:id/history', { id: player.id });
    const isSame = player !== null && other !== null && player.id === other.id;
    return {
      searched,
      found,
      player,
      history: history?.changes ?? [],
      other: isSame ? null : other,
      isSame,
      action: query.action ?? null,
      isDone: query.done === '1',
    };
  },
  title: ({ player }, words) => player?.name ?? words.title,
  View,
};

function View({ data, words, context }: ViewProps<Data, Words>): JSX.Element {
  const { searched, player, isDone } = data;
  return (
    <>
      <DeskHead words={words.desk} at="/desk/players" title={words.title} lead={words.lead} />
      <FilterForm action="/desk/players" label={words.find}>
        <Field label={words.query}>
          {(control) => <input type="search" name="q" defaultValue={searched} {...control} />}
        </Field>
        <Button type="submit" kind={player === null ? 'main' : 'plain'}>
          {words.findButton}
        </Button>
      </FilterForm>
      <Found data={data} words={words} context={context} />
      {player !== null && (
        <Section
          title={player.name}
          id="player"
          more={
            <>
              <a href={context.href(`/players/${encodeURIComponent(player.id)}`)}>{words.openPublic}</a>
              <PlayerMenu data={data} player={player} words={words} context={context} />
            </>
          }
        >
          {isDone && (
            <Notice kind="done">
              <p>{words.done}</p>
            </Notice>
          )}
          {data.other === null && <PlayerFacts player={player} words={words} context={context} />}
          <PlayerAction data={data} player={player} words={words} context={context} />
          <History data={data} words={words} context={context} />
        </Section>
      )}
      {player === null && <AddPlayer words={words} context={context} />}
    </>
  );
}

type PartProps = ViewProps<Data, Words>;

function Found({ data: { found, searched, player }, words, context }: PartProps): JSX.Element | null {
  if (found === null || player !== null) return null;
  if (found.items.length === 0) {
    return (
      <Empty title={words.none}>
        <p>{words.noneHint}</p>
      </Empty>
    );
  }
  const { href, words: shared } = context;
  return (
    <Table
      caption={words.found}
      columns={[
        {
          key: 'name',
          head: shared.columns.player,
          cell: ({ id, name }) => <a href={href(withQuery('/desk/players', { q: searched, id }))}>{name}</a>,
          isRowHead: true,
        },
        { key: 'id', head: words.facts.id, cell: ({ id }) => id },
        {
          key: 'federation',
          head: shared.columns.federation,
          cell: ({ federation }) => <Federation code={federation} />,
        },
        {
          key: 'born',
          head: shared.columns.born,
          cell: ({ birthYear }) => birthYear ?? '–',
          align: 'end',
          wideOnly: true,
        },
        {
          key: 'rating',
          head: shared.columns.rating,
          cell: ({ ratings }) => <Rating value={ratings.standard} />,
          align: 'end',
          wideOnly: true,
        },
      ]}
      rows={found.items}
      rowKey={({ id }) => id}
    />
  );
}

export function PlayerFacts({
  player,
  words,
  context,
}: {
  readonly player: PlayerView;
  readonly words: Words;
  readonly context: PageContext;
}): JSX.Element {
  const { facts } = words;
  const { words: shared } = context;
  const { titleColumns: titles, sex, standings } = player;
  const sexes = { M: facts.male, F: facts.female };
  return (
    <Facts
      facts={[
        [facts.id, player.id],
        [facts.name, player.name],
        [facts.federation, player.federation],
        [facts.born, player.birthYear ?? facts.unknown],
        [facts.sex, sex === null ? facts.unknown : sexes[sex]],
        [
          facts.titles,
          [...new Set([titles.title, titles.women, titles.other, titles.arena])].filter(Boolean).join(', ') ||
            shared.none,
        ],
        [
          facts.ratings,
          CADENCES.map((cadence) => `${shared.cadences[cadence]} ${standings[cadence]?.rating ?? '–'}`).join(
            ' · ',
          ),
        ],
        ...(player.otherIds.length === 0 ? [] : [[facts.otherIds, player.otherIds.join(', ')] as const]),
        ...(player.deceased ? [[facts.deceased, facts.yes] as const] : []),
      ]}
    />
  );
}

function History({ data: { history }, words, context }: PartProps): JSX.Element {
  const { format } = context;
  const fieldName = (field: string): string =>
    words.fields[field as keyof Words['fields']] ?? words.fields.other;
  return (
    <details class="desk-tool">
      <summary>{words.history}</summary>
      {history.length === 0 ? (
        <p class="faint">{words.historyNone}</p>
      ) : (
        <>
          <Table
            caption={words.history}
            isCaptionHidden
            columns={[
              {
                key: 'since',
                head: words.since,
                cell: ({ since }) => format.shortDate(since),
                isRowHead: true,
              },
              { key: 'field', head: words.field, cell: ({ field }) => fieldName(field) },
              { key: 'before', head: words.before, cell: ({ before }) => before || '–' },
              { key: 'after', head: words.after, cell: ({ after }) => after || '–' },
            ]}
            rows={history}
            rowKey={(_, index) => String(index)}
          />
          <p class="field-hint">{words.undo}</p>
        </>
      )}
    </details>
  );
}
