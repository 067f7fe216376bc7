import type { AccountView, AuditItem, AuditPage } from '@eloquence/api';
import type { JSX } from 'preact';
import { isDay } from '../../day.ts';
import { DeskHead, Moment } from '../../desk/head.tsx';
import type { Page, ViewProps } from '../../page.ts';
import { type Filter, FoldedFilters } from '../../parts/filters.tsx';
import { Button, Field, Select } from '../../parts/form.tsx';
import { Empty } from '../../parts/layout.tsx';
import { Table } from '../../parts/table.tsx';
import { type Place, usePlace, withQuery } from '../../place.ts';
import { changesOf } from './changes.ts';
import { valueSaid } from './spoken.ts';
import type { Words } from './words.en.ts';

interface Data extends AuditPage {
  readonly accounts: readonly Pick<AccountView, 'id' | 'name'>[];
  readonly asked: Readonly<Record<'kind' | 'id' | 'account' | 'from' | 'to', string>>;
}

const KINDS = ['event', 'player', 'list', 'account', 'job'] as const;

type Kind = (typeof KINDS)[number];

/** Who changed what. */
export const page: Page<Data, Words> = {
  needs: ['administrator'],
  indexed: false,
  async load({ api, query }) {
    const day = (text = ''): string => (isDay(text) ? text : '');
    const id = query.id?.trim().slice(0, 90) ?? '';
    const kind = KINDS.find((each) => each === query.kind) ?? '';
    const asked = { kind, id, account: query.account ?? '', from: day(query.from), to: day(query.to) };
    const { items: accounts } = await api.get('/accounts', { limit: 200 });
    const page = await api.get('/office/audit', {
      subject: kind !== '' && id !== '' ? `${kind}:${id}` : null,
      account: asked.account,
      from: asked.from,
      to: asked.to,
      cursor: query.cursor,
    });
    return { ...page, accounts: accounts.map(({ id: key, name }) => ({ id: key, name })), asked };
  },
  title: (_data, words) => words.title,
  View,
};

function View({ data, words, place }: ViewProps<Data, Words>): JSX.Element {
  const { href } = place;
  const { items, next, asked } = data;
  return (
    <>
      <DeskHead words={words.desk} at="/desk/audit" title={words.title} lead={words.lead} />
      <Filters data={data} words={words} />
      {items.length === 0 ? (
        <Empty title={words.none}>
          <p>{words.noneHint}</p>
        </Empty>
      ) : (
        <Table
          caption={words.caption}
          isCaptionHidden
          columns={[
            {
              key: 'what',
              head: words.what,
              cell: (item) => (
                <>
                  {words.actions[item.action as keyof Words['actions']] ?? words.other}
                  <Subject item={item} data={data} words={words} place={place} />
                </>
              ),
              isRowHead: true,
            },
            { key: 'when', head: words.when, cell: ({ at }) => <Moment at={at} isShort /> },
            {
              key: 'who',
              head: words.who,
              cell: ({ actor, address }) => (
                <>
                  {actor === 'service' ? words.service : actor}
                  {address !== null && <span class="faint wide-only"> {address}</span>}
                </>
              ),
            },
            {
              key: 'values',
              head: words.changes,
              cell: (item) => <Values item={item} words={words} />,
              wideOnly: true,
            },
          ]}
          rows={items}
          rowKey={({ seq }) => String(seq)}
        />
      )}
      {next !== null && (
        <p>
          <a href={href(withQuery('/desk/audit', { ...asked, cursor: next }))} rel="next">
            {words.older} ›
          </a>
        </p>
      )}
    </>
  );
}

function Filters({ data, words }: { readonly data: Data; readonly words: Words }): JSX.Element {
  const { format, href } = usePlace();
  const { asked, accounts } = data;
  const day = (name: 'from' | 'to'): Filter => ({
    name,
    said: asked[name] === '' ? undefined : `${words[name]} ${format.shortDate(asked[name])}`,
    field: (
      <Field label={words[name]}>
        {(control) => <input type="date" name={name} defaultValue={asked[name]} {...control} />}
      </Field>
    ),
  });
  // What it is about and its ID belong together.
  const subject = asked.kind === '' ? undefined : `${words.kinds[asked.kind as Kind]} ${asked.id}`.trim();
  return (
    <FoldedFilters
      action="/desk/audit"
      label={words.filter}
      without={href('/desk/audit')}
      button={<Button type="submit">{words.show}</Button>}
      filters={[
        {
          name: 'kind',
          said: subject,
          field: (
            <Select
              name="kind"
              label={words.kind}
              value={asked.kind}
              none={words.anything}
              options={KINDS.map((kind) => [kind, words.kinds[kind]])}
            />
          ),
        },
        {
          name: 'id',
          said: undefined,
          field: (
            <Field label={words.id} hint={words.idHint}>
              {(control) => <input name="id" defaultValue={asked.id} {...control} />}
            </Field>
          ),
        },
        {
          name: 'account',
          said: accounts.find(({ id }) => id === asked.account)?.name,
          field: (
            <Select
              name="account"
              label={words.account}
              value={asked.account}
              none={words.anybody}
              options={accounts.map(({ id, name }) => [id, name])}
            />
          ),
        },
        day('from'),
        day('to'),
      ]}
    />
  );
}

interface ItemProps {
  readonly item: AuditItem;
  readonly data: Data;
  readonly words: Words;
  readonly place: Place;
}

/** What it is about, as a link to where it can be seen. */
function Subject({ item: { subject }, data, words, place }: ItemProps): JSX.Element | null {
  if (subject === null) return null;
  const at = subject.indexOf(':');
  const [kind, id] = [subject.slice(0, at), subject.slice(at + 1)];
  const address: Readonly<Record<string, string>> = {
    event: `/desk/events/${id}`,
    player: `/desk/players?id=${encodeURIComponent(id)}`,
    list: `/desk/lists/${id}`,
    job: `/desk/jobs/${id}`,
    account: '/desk/accounts',
  };
  const account = data.accounts.find((each) => each.id === id);
  // Long work has no name that people use.
  const names: Readonly<Record<string, string | undefined>> = {
    job: words.see,
    list: isDay(id) ? place.format.month(id) : id,
    account: account?.name,
  };
  const name = names[kind] ?? id;
  return (
    <span class="audit-subject">
      {address[kind] === undefined ? name : <a href={place.href(address[kind])}>{name}</a>}
    </span>
  );
}

function Values({ item, words }: Pick<ItemProps, 'item' | 'words'>): JSX.Element | null {
  const place = usePlace();
  const changes = changesOf(item.before, item.after).flatMap(({ field, before, after }) => {
    const name = words.fields[field as keyof Words['fields']];
    const said = (value: string | null): string | null =>
      value === null ? null : valueSaid(field, value, words, place);
    return name === undefined ? [] : [{ name, before: said(before), after: said(after) }];
  });
  if (changes.length === 0) return null;
  return (
    <ul class="changes">
      {changes.map(({ name, before, after }) => (
        <li key={name}>
          <span class="faint">{name}</span>{' '}
          {before !== null && (
            <>
              <del>{before}</del> <span aria-hidden="true">→</span>
              <span class="visually-hidden">{words.arrow}</span>{' '}
            </>
          )}
          {after ?? words.empty}
        </li>
      ))}
    </ul>
  );
}
