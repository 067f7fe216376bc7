import type { HistoryView, PlayersPage, PlayerView } from '@eloquence/api';
import { CADENCES } from '@eloquence/rating';
import type { JSX } from 'preact';
import { ApiProblem } from '../../api.ts';
import { DeskHead } from '../../desk/head.tsx';
import type { Page, ViewProps } from '../../page.ts';
import { Federation, Rating } from '../../parts/figures.tsx';
import { Button, Field, FilterForm } from '../../parts/form.tsx';
import { Empty, Facts, Section } from '../../parts/layout.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Table } from '../../parts/table.tsx';
import { type Place, withQuery } from '../../place.ts';
import { AddPlayer, Tools } from './tools.tsx';
import type { Words } from './words.en.ts';

const ROWS = 20;

export interface Data {
  readonly asked: string;
  readonly found: PlayersPage | null;
  readonly player: PlayerView | null;
  readonly history: HistoryView['changes'];
  /** The player whom the first one may be; with a note where it is the same. */
  readonly other: PlayerView | null;
  readonly isSame: boolean;
  readonly isDone: boolean;
}

/** People: found, looked at, and changed. Who is looked at stands in the address. */
export const page: Page<Data, Words> = {
  needs: ['officer', 'administrator'],
  indexed: false,
  headerSearch: false,
  async load({ api, query }) {
    const asked = query.q?.trim().slice(0, 100) ?? '';
    const one = async (id: string | undefined): Promise<PlayerView | null> => {
      if (id === undefined || id.trim() === '') return null;
      try {
        return await api.get('/players/:id', { id: id.trim() });
      } catch (error) {
        if (error instanceof ApiProblem && error.problem.status < 500) return null;
        throw error;
      }
    };
    const [found, player, other] = await Promise.all([
      asked === '' ? null : api.get('/players', { q: asked, limit: ROWS }),
      one(query.id),
      one(query.into),
    ]);
    const history = player === null ? null : await api.get('/players/:id/history', { id: player.id });
    const isSame = player !== null && other !== null && player.id === other.id;
    return {
      asked,
      found,
      player,
      history: history?.changes ?? [],
      other: isSame ? null : other,
      isSame,
      isDone: query.done === '1',
    };
  },
  title: ({ player }, words) => player?.name ?? words.title,
  View,
};

function View({ data, words, place }: ViewProps<Data, Words>): JSX.Element {
  const { asked, player, isDone } = data;
  return (
    <>
      <DeskHead words={words.desk} at="/desk/players" title={words.title} lead={words.lead} />
      <FilterForm action="/desk/players" label={words.find}>
        <Field label={words.query}>
          {(control) => <input type="search" name="q" defaultValue={asked} {...control} />}
        </Field>
        <Button type="submit" kind={player === null ? 'main' : 'plain'}>
          {words.findButton}
        </Button>
      </FilterForm>
      <Found data={data} words={words} place={place} />
      {player !== null && (
        <Section
          title={player.name}
          id="player"
          more={<a href={place.href(`/players/${encodeURIComponent(player.id)}`)}>{words.openPublic}</a>}
        >
          {isDone && (
            <Notice kind="done">
              <p>{words.done}</p>
            </Notice>
          )}
          {data.other === null && <Person player={player} words={words} place={place} />}
          <Tools data={data} player={player} words={words} place={place} />
          <History data={data} words={words} place={place} />
        </Section>
      )}
      <AddPlayer words={words} place={place} />
    </>
  );
}

type PartProps = ViewProps<Data, Words>;

function Found({ data: { found, asked, player }, words, place }: PartProps): JSX.Element | null {
  if (found === null || player !== null) return null;
  if (found.items.length === 0) {
    return (
      <Empty title={words.none}>
        <p>{words.noneHint}</p>
      </Empty>
    );
  }
  const { href, words: shared } = place;
  return (
    <Table
      caption={words.found}
      columns={[
        {
          key: 'name',
          head: shared.columns.player,
          cell: ({ id, name }) => <a href={href(withQuery('/desk/players', { q: asked, id }))}>{name}</a>,
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

/** Everything that is said of a person. */
export function Person({
  player,
  words,
  place,
}: {
  readonly player: PlayerView;
  readonly words: Words;
  readonly place: Place;
}): JSX.Element {
  const { facts } = words;
  const { words: shared } = place;
  const { titles, sex, ratings } = player;
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
          CADENCES.map((cadence) => `${shared.cadences[cadence]} ${ratings[cadence]?.rating ?? '–'}`).join(
            ' · ',
          ),
        ],
        ...(player.otherIds.length === 0 ? [] : [[facts.otherIds, player.otherIds.join(', ')] as const]),
        ...(player.deceased ? [[facts.deceased, facts.yes] as const] : []),
      ]}
    />
  );
}

function History({ data: { history }, words, place }: PartProps): JSX.Element {
  const { format } = place;
  const said = (field: string): string => words.fields[field as keyof Words['fields']] ?? words.fields.other;
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
              { key: 'field', head: words.field, cell: ({ field }) => said(field) },
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
