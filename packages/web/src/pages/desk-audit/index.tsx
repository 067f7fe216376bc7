import type { AccountView, AuditItem, AuditPage } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/desk-audit';
import type { JSX } from 'preact';
import { CollapsibleFilters, type Filter } from '../../components/filters.tsx';
import { Button, Field, Select } from '../../components/form.tsx';
import { Empty } from '../../components/layout.tsx';
import { Table } from '../../components/table.tsx';
import { isDate } from '../../core/date.ts';
import type { Page, ViewProps } from '../../core/page.ts';
import { type PageContext, usePageContext, withQuery } from '../../core/page-context.ts';
import { DateTime, DeskHead } from '../../desk/head.tsx';
import { changesOf } from './changes.ts';
import { valueText } from './value-text.ts';

interface Data extends AuditPage {
  readonly accounts: readonly Pick<AccountView, 'id' | 'name'>[];
  readonly chosen: Readonly<Record<'kind' | 'id' | 'account' | 'from' | 'to', string>>;
}

const KINDS = ['event', 'player', 'list', 'account', 'job'] as const;

type Kind = (typeof KINDS)[number];

export const page: Page<Data, Words> = {
  needs: ['administrator'],
  indexed: false,
  async load({ api, query }) {
    const day = (text = ''): string => (isDate(text) ? text : '');
    const id = query.id?.trim().slice(0, 90) ?? '';
    const kind = KINDS.find((each) => each === query.kind) ?? '';
    const chosen = { kind, id, account: query.account ?? '', from: day(query.from), to: day(query.to) };
    const { items: accounts } = await api.get('/accounts', { limit: 200 });
    const page = await api.get('/office/audit', {
      subject: kind !== '' && id !== '' ? `${kind}:${id}` : null,
      account: chosen.account,
      from: chosen.from,
      to: chosen.to,
      cursor: query.cursor,
    });
    return { ...page, accounts: accounts.map(({ id: key, name }) => ({ id: key, name })), chosen };
  },
  title: (_data, words) => words.title,
  View,
};

function View({ data, words, context }: ViewProps<Data, Words>): JSX.Element {
  const { href } = context;
  const { items, next, chosen } = data;
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
                  <Subject item={item} data={data} words={words} context={context} />
                </>
              ),
              isRowHead: true,
            },
            { key: 'when', head: words.when, cell: ({ at }) => <DateTime at={at} isShort /> },
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
          <a href={href(withQuery('/desk/audit', { ...chosen, cursor: next }))} rel="next">
            {words.older} ›
          </a>
        </p>
      )}
    </>
  );
}

function Filters({ data, words }: { readonly data: Data; readonly words: Words }): JSX.Element {
  const { format, href } = usePageContext();
  const { chosen, accounts } = data;
  const day = (name: 'from' | 'to'): Filter => ({
    name,
    valueText: chosen[name] === '' ? undefined : `${words[name]} ${format.shortDate(chosen[name])}`,
    field: (
      <Field label={words[name]}>
        {(control) => <input type="date" name={name} defaultValue={chosen[name]} {...control} />}
      </Field>
    ),
  });
  // Kind and ID are one filter.
  const subject = chosen.kind === '' ? undefined : `${words.kinds[chosen.kind as Kind]} ${chosen.id}`.trim();
  return (
    <CollapsibleFilters
      action="/desk/audit"
      label={words.filter}
      clearHref={href('/desk/audit')}
      button={<Button type="submit">{words.show}</Button>}
      filters={[
        {
          name: 'kind',
          valueText: subject,
          field: (
            <Select
              name="kind"
              label={words.kind}
              value={chosen.kind}
              none={words.anything}
              options={KINDS.map((kind) => [kind, words.kinds[kind]])}
            />
          ),
        },
        {
          name: 'id',
          valueText: undefined,
          field: (
            <Field label={words.id} hint={words.idHint}>
              {(control) => <input name="id" defaultValue={chosen.id} {...control} />}
            </Field>
          ),
        },
        {
          name: 'account',
          valueText: accounts.find(({ id }) => id === chosen.account)?.name,
          field: (
            <Select
              name="account"
              label={words.account}
              value={chosen.account}
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
  readonly context: PageContext;
}

/** A link to the changed record. */
function Subject({ item: { subject }, data, words, context }: ItemProps): JSX.Element | null {
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
  // Job IDs mean nothing to people.
  const names: Readonly<Record<string, string | undefined>> = {
    job: words.see,
    list: isDate(id) ? context.format.month(id) : id,
    account: account?.name,
  };
  const name = names[kind] ?? id;
  return (
    <span class="audit-subject">
      {address[kind] === undefined ? name : <a href={context.href(address[kind])}>{name}</a>}
    </span>
  );
}

function Values({ item, words }: Pick<ItemProps, 'item' | 'words'>): JSX.Element | null {
  const context = usePageContext();
  const changes = changesOf(item.before, item.after).flatMap(({ field, before, after }) => {
    const name = words.fields[field as keyof Words['fields']];
    const text = (value: string | null): string | null =>
      value === null ? null : valueText(field, value, words, context);
    return name === undefined ? [] : [{ name, before: text(before), after: text(after) }];
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
