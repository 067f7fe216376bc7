import type { PlayerItem, PlayersPage } from '@eloquence/api';
import { CADENCES } from '@eloquence/rating';
import type { JSX } from 'preact';
import type { Page, ViewProps } from '../../page.ts';
import { Federation, PlayerLink, Rating } from '../../parts/figures.tsx';
import { Button, Choice, Field, FilterForm } from '../../parts/form.tsx';
import { Empty, PageHead } from '../../parts/layout.tsx';
import { Notice } from '../../parts/notice.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { type Place, withQuery } from '../../place.ts';
import type { Words } from './words.en.ts';

const ROWS = 50;

interface Data {
  readonly found: PlayersPage;
  readonly asked: Readonly<Record<'q' | 'federation' | 'sex' | 'title' | 'active', string>>;
}

/** The page of a search: whoever is looked for, the best rated first. */
export const page: Page<Data, Words> = {
  headerSearch: false,
  async load({ api, query }) {
    const asked = {
      q: query.q?.trim().slice(0, 100) ?? '',
      federation: /^[a-z]{3}$/i.test(query.federation ?? '')
        ? (query.federation as string).toUpperCase()
        : '',
      sex: /^[MF]$/.test(query.sex ?? '') ? (query.sex as string) : '',
      title: /^[A-Z]{2,3}$/.test(query.title ?? '') ? (query.title as string) : '',
      active: query.active === '1' ? '1' : '',
    };
    const found = await api.get('/players', {
      limit: ROWS,
      ...(asked.q !== '' && { q: asked.q }),
      ...(asked.federation !== '' && { federation: asked.federation }),
      ...(asked.sex !== '' && { sex: asked.sex as 'M' | 'F' }),
      ...(asked.title !== '' && { title: asked.title }),
      ...(asked.active !== '' && { active: true }),
      ...(query.cursor !== undefined && { cursor: query.cursor }),
    });
    return { found, asked };
  },
  title: ({ asked }, words) => (asked.q === '' ? words.title : words.titleFor(asked.q)),
  View,
};

function View({ data: { found, asked }, words, place }: ViewProps<Data, Words>): JSX.Element {
  const { href } = place;
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <FilterForm action="/players" label={words.search}>
        <Field label={words.name}>
          {(control) => (
            <input {...control} type="search" name="q" value={asked.q} maxLength={100} autoComplete="off" />
          )}
        </Field>
        <Field label={place.words.columns.federation}>
          {(control) => (
            <input
              {...control}
              type="text"
              name="federation"
              value={asked.federation}
              maxLength={3}
              autoComplete="off"
            />
          )}
        </Field>
        <Choice
          name="sex"
          label={words.sex}
          value={asked.sex}
          none={words.all}
          options={[
            ['F', words.women],
            ['M', words.men],
          ]}
        />
        <Choice
          name="title"
          label={place.words.columns.title}
          value={asked.title}
          none={words.all}
          options={['GM', 'IM', 'FM', 'CM', 'WGM', 'WIM', 'WFM', 'WCM'].map((title) => [title, title])}
        />
        <Choice
          name="active"
          label={words.activity}
          value={asked.active}
          none={words.all}
          options={[['1', words.onlyActive]]}
        />
        <Button type="submit" kind="main">
          {place.words.search.button}
        </Button>
      </FilterForm>
      {found.crowded && <Notice>{words.crowded}</Notice>}
      {found.items.length === 0 ? (
        <Empty title={words.nobody}>
          <ul>
            {words.nobodyHints.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        </Empty>
      ) : (
        <Table
          caption={asked.q === '' ? words.best : words.titleFor(asked.q)}
          columns={columns(words, place)}
          rows={found.items}
          rowKey={({ id }) => id}
        />
      )}
      {found.next !== null && (
        <p>
          <a rel="next" href={href(withQuery('/players', { ...asked, cursor: found.next }))}>
            {words.more}
          </a>
        </p>
      )}
    </>
  );
}

function columns(words: Words, { words: shared }: Place): readonly Column<PlayerItem>[] {
  return [
    {
      key: 'player',
      head: shared.columns.player,
      cell: ({ id, name, titles }) => <PlayerLink id={id} name={name} title={titles[0]} />,
      isRowHead: true,
    },
    { key: 'id', head: words.id, cell: ({ id }) => id, wideOnly: true },
    {
      key: 'federation',
      head: shared.columns.federation,
      cell: ({ federation }) => <Federation code={federation} />,
      wideOnly: true,
    },
    ...CADENCES.map(
      (cadence): Column<PlayerItem> => ({
        key: cadence,
        head: shared.cadences[cadence],
        cell: ({ ratings }) => <Rating value={ratings[cadence]} />,
        align: 'end',
      }),
    ),
    {
      key: 'born',
      head: shared.columns.born,
      cell: ({ birthYear }) => birthYear ?? '–',
      align: 'end',
      wideOnly: true,
    },
  ];
}
