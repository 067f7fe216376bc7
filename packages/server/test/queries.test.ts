import { DatabaseSync } from 'node:sqlite';
import type { KyselyPlugin } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Office, Store } from '../../office/src/index.ts';
import { freshStores } from '../../office/test/stores.ts';
import { administrator, newcomer, type TestAccount } from './people.ts';
import { openService, type Service, serve } from './service.ts';

/** Tables that grow with players, events and actions; others stay small. */
const LARGE = [
  ...[
    'player',
    'player_name',
    'player_change',
    'other_id',
    'identity',
    'top_by_prefix',
    'event',
    'report',
    'document',
    'entry',
  ],
  ...[
    'game_set',
    'rated_event',
    'participation',
    'partial_result',
    'history',
    'correction',
    'audit',
    'session',
  ],
  ...['token', 'attempt', 'account_event', 'job_file', 'list'],
];

/** Scans of such a table that are bounded, with the reason. */
const BOUNDED: readonly (readonly [plan: RegExp, query: RegExp, why: string])[] = [
  [
    /^SCAN event USING (COVERING )?INDEX event_by_start/,
    /order by .*limit/is,
    'the calendar, by start: a page',
  ],
  [
    /^SCAN audit USING INDEX audit_by_at_seq$/,
    /order by "at" desc, "seq" desc limit/,
    'the audit log, the newest first: a page',
  ],
  [/^SCAN current_list/, /./, 'a row for each list'],
  [/^SCAN list/, /from "list"/, 'a row for each list, without its content'],
];

/** Sorts only the reports of one event. */
const SORTED_FEW = /\(select [^()]* from "report" where "report"."event" = "event"."id" order by/;

const fresh = freshStores('sqlite');

describe('queries on the main thread use an index and a limit', () => {
  let service: Service;
  const seen = new Map<string, string>();
  let at = '';
  let people: readonly TestAccount[];

  /** The office with a log of every query. */
  function watched(office: Office): Office {
    const { store } = office;
    const note = (sql: string): void => {
      if (/^\s*(select|with)/i.test(sql)) seen.set(sql, at);
    };
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => {
        note(store.db.getExecutor().compileQuery(node, { queryId: 'q' } as never).sql);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const watching: Store = {
      kind: store.kind,
      url: store.url,
      db: store.db.withPlugin(plugin),
      prepare: (query) => {
        note(query.compile(store.db).sql);
        return store.prepare(query);
      },
      write: (work) => store.write(work),
      bulk: (trx, table, columns, rows) => store.bulk(trx, table, columns, rows),
      exclusively: (work, run) => store.exclusively(work, run),
      snapshot: (read) => store.snapshot(read),
      close: () => store.close(),
    };
    return { ...office, store: watching };
  }

  beforeAll(async () => {
    service = await openService(fresh, { jobs: false });
    const admin = await administrator(service);
    const more = { name: 'arbiter', role: 'arbiter', events: [service.event] } as const;
    const arbiter = await newcomer(admin, service.ask, more);
    const officer = await newcomer(admin, service.ask, {
      name: 'officer',
      role: 'officer',
      federation: 'AAA',
    });
    const { ask, server } = await serve(watched(service.office), { jobs: false });
    people = [admin, arbiter, officer];
    const { paths } = server.swagger() as unknown as { paths: Record<string, Record<string, object>> };
    const filters = [
      'federation=AAA',
      'stage=rated',
      'list=2025-12-01',
      'q=aut',
      'from=2025-01-01&to=2026-01-01',
    ];
    const more_ = [
      ...[
        'q=al',
        'q=ann%20al',
        'q=aldxr',
        'q=ann%20aldxr',
        'q=900001',
        'q=9000',
        'q=al&federation=AAA&title=GM&active=true&oldest=90',
      ].map((q) => `/api/v1/players?${q}`),
      ...filters.flatMap((filter) => [`/api/v1/events?${filter}`, `/api/v1/office/events?${filter}`]),
      '/api/v1/events?cursor=2025-12-01_E1',
      '/api/v1/office/audit?subject=event:E1',
      '/api/v1/office/audit?account=A1',
      '/api/v1/office/audit?from=2025-01-01&to=2025-01-31',
      '/api/v1/office/audit?subject=event:E1&from=2025-01-01&cursor=2025-01-31T00:00:00.000Z_9',
      '/api/v1/jobs?cursor=2025-01-01T00:00:00.000Z_J1',
      '/api/v1/accounts?cursor=a',
    ];
    const plain = Object.keys(paths)
      .filter((path) => paths[path]?.get)
      .map((path) =>
        path
          .replace('{list}', '2025-12-01')
          .replace('{cadence}', 'standard')
          .replace('{date}', '2025-12-01')
          .replace('{layout}', 'csv')
          .replace('{report}', 'R1')
          .replace(
            '{id}',
            path.includes('/events/') ? service.event : path.includes('/editions/') ? '2024-03' : '900001',
          ),
      );
    for (const address of [...plain, ...more_]) {
      for (const headers of [{}, ...people.map((one) => one.headers)]) {
        at = address;
        await ask(address, { headers: { ...headers } });
      }
    }
    await server.close();
    // Every URL, requested by four visitors.
  }, 180_000);

  test('in every route', () => {
    expect(seen.size).toBeGreaterThan(40);
    const database = new DatabaseSync(service.office.store.url.replace(/^sqlite:/, ''), { readOnly: true });
    const bad: string[] = [];
    for (const [sql, route] of seen) {
      const statement = database.prepare(`EXPLAIN QUERY PLAN ${sql}`);
      const count = sql.match(/\?/g)?.length ?? 0;
      const plan = statement.all(...Array.from({ length: count }, () => '')) as { detail: string }[];
      // Sorting all events of a kind is not bounded; events by ID were selected before.
      const isSorted =
        plan.some(({ detail }) => detail === 'USE TEMP B-TREE FOR ORDER BY') && !SORTED_FEW.test(sql);
      if (
        isSorted &&
        !plan.some(({ detail }) => /autoindex_event/.test(detail)) &&
        plan.some(({ detail }) => /^(SEARCH|SCAN) (event|audit) /.test(detail))
      ) {
        bad.push(`${route}\n  ${sql}\n  ${plan.map(({ detail }) => detail).join('; ')}`);
      }
      for (const { detail } of plan) {
        const [, table = ''] = /^SCAN (\w+)/.exec(detail) ?? [];
        if (!LARGE.includes(table)) continue;
        if (BOUNDED.some(([how, query]) => how.test(detail) && query.test(sql))) continue;
        bad.push(`${route}\n  ${sql}\n  ${detail}`);
      }
    }
    database.close();
    expect(bad).toEqual([]);
  });
});
