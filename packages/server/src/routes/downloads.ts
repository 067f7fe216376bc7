import { Readable } from 'node:stream';
import { DownloadParams, DownloadQuery } from '@eloquence/api';
import {
  type ListInfo,
  listInfo,
  listInfos,
  listNotFound,
  type Office,
  writeStoredList,
} from '@eloquence/office';
import { CADENCES, defined } from '@eloquence/rating';
import type { WrittenFormat } from '@eloquence/reports';
import { IMMUTABLE, matchesEtag, notModified, REVALIDATE } from '../core/etag.ts';
import { COST } from '../core/rate-limit.ts';
import { zipped } from '../core/zip.ts';
import type { Context, Server } from './shared/context.ts';
import { NOT_MODIFIED, PROBLEM } from './shared/responses.ts';

const TYPES: Readonly<Record<WrittenFormat, string>> = {
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

const FILES = [...Object.values(TYPES).map((type) => defined(type.split(';')[0])), 'application/zip'];

/** A list in JSON is an array of rows, any other file a string. */
function schemaOf(type: string): object {
  return type === 'application/json' ? { type: 'array', items: { type: 'object' } } : { type: 'string' };
}

/** Whole lists as files, streamed. */
export function downloadRoutes(server: Server, { office }: Context): void {
  server.get(
    '/lists/:cadence/:date(^\\d{4}-\\d{2}-\\d{2}$).:layout(^(?:txt|xml|csv|json)(?:\\.zip)?$)',
    {
      config: { access: 'public' },
      schema: {
        tags: ['lists'],
        operationId: 'downloadList',
        summary: "A whole list as a file in FIDE's formats, CSV or JSON, plain or zipped.",
        params: DownloadParams,
        querystring: DownloadQuery,
        response: {
          200: {
            description: 'The file.',
            content: Object.fromEntries(FILES.map((type) => [type, { schema: schemaOf(type) }])),
          },
          ...NOT_MODIFIED,
          ...PROBLEM,
        },
      },
    },
    async (request, reply) => {
      const { cadence, date, layout } = request.params;
      const { revision, kind } = request.query;
      const [format, zip] = layout.split('.') as [WrittenFormat, 'zip'?];
      const lists =
        cadence === 'combined'
          ? await combined(office, date, revision ?? null)
          : [await listInfo(office, cadence, date, revision ?? null)];
      // A revision of one cadence never changes; a combined file gains cadences published later.
      const isFrozen = revision !== undefined && cadence !== 'combined';
      const etag = await etagOf(office, lists, `${layout}${kind ? '-titled' : ''}`);
      const which = `${revision === undefined ? '' : `-r${revision}`}${kind ? '-titled-unrated' : ''}`;
      const name = `${cadence}-${date}${which}.${format}`;
      reply
        .header('etag', etag)
        .header('cache-control', isFrozen ? IMMUTABLE : REVALIDATE)
        .header('content-disposition', `attachment; filename="${name}${zip ? '.zip' : ''}"`)
        .type(zip ? 'application/zip' : TYPES[format]);
      if (matchesEtag(request, etag)) return notModified(reply);
      // A HEAD request needs no body.
      if (request.method === 'HEAD') return reply.send('');
      const rows = lists.reduce((sum, list) => sum + list.rows, 0);
      reply.charge(COST.download + Math.ceil(rows / COST.rowsPerUnit));
      const writing = await writeStoredList(office, {
        date,
        format,
        titledUnrated: kind === 'titledUnrated',
        ...(cadence === 'combined'
          ? { combined: true, revision: revision ?? null }
          : { cadence, revision: lists[0]?.revision ?? null }),
      });
      const bytes = zip ? zipped(name, date, writing.bytes()) : writing.bytes();
      return reply.send(Readable.from(bytes, { objectMode: false }));
    },
  );
}

/** The current lists of a date, or those of a revision. */
async function combined(office: Office, date: string, revision: number | null): Promise<readonly ListInfo[]> {
  const lists = await listInfos(office, { date, revisions: revision !== null });
  const wanted = lists.filter((list) => revision === null || list.revision === revision);
  if (wanted.length === 0) throw await listNotFound(office.store, CADENCES, date, revision);
  return wanted;
}

/** Lists never change, but redaction removes names from them. */
async function etagOf({ store }: Office, lists: readonly ListInfo[], layout: string): Promise<string> {
  const redacted = await store.db
    .selectFrom('entry')
    .select((of) => of.fn.max('seq').as('seq'))
    .where('kind', '=', 'player-redacted')
    .executeTakeFirst();
  const content = lists.map(({ hash }) => hash.slice(0, 24)).join('-');
  return `W/"${content}-${redacted?.seq ?? 0}-${layout}"`;
}
