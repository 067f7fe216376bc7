import { Readable } from 'node:stream';
import { DownloadParams, DownloadQuery } from '@eloquence/api';
import {
  type ListInfo,
  listInfo,
  listInfos,
  notPublished,
  type Office,
  writeKeptList,
} from '@eloquence/office';
import { CADENCES } from '@eloquence/rating';
import type { WrittenFormat } from '@eloquence/reports';
import type { Context, Server } from '../core/context.ts';
import { CURRENT, FROZEN, isKnown, notModified } from '../core/etag.ts';
import { zipped } from '../core/zip.ts';
import { cached } from './problems.ts';

const TYPES: Readonly<Record<WrittenFormat, string>> = {
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

const FILES = [...Object.values(TYPES).map((type) => type.split(';')[0] as string), 'application/zip'];

/** A list in JSON is rows, anything else a text. */
function schemaOf(type: string): object {
  return type === 'application/json' ? { type: 'array', items: { type: 'object' } } : { type: 'string' };
}

/** Whole lists as files, streamed: however long, they begin at once and take no room here. */
export function downloadRoutes(server: Server, { office }: Context): void {
  server.get(
    '/lists/:cadence/:date(^\\d{4}-\\d{2}-\\d{2}$).:layout(^(?:txt|xml|csv|json)(?:\\.zip)?$)',
    {
      config: { access: 'public' },
      schema: {
        tags: ['lists'],
        summary: "A whole list as a file in FIDE's layouts, CSV or JSON, plain or zipped.",
        params: DownloadParams,
        querystring: DownloadQuery,
        response: {
          200: {
            description: 'The file.',
            content: Object.fromEntries(FILES.map((type) => [type, { schema: schemaOf(type) }])),
          },
          ...cached(),
        },
      },
    },
    async (request, reply) => {
      const { cadence, date, layout } = request.params;
      const { revision } = request.query;
      const [format, zip] = layout.split('.') as [WrittenFormat, 'zip'?];
      const lists =
        cadence === 'combined'
          ? await combined(office, date, revision ?? null)
          : [await listInfo(office, cadence, date, revision ?? null)];
      // A revision of one cadence is as it is; a cadence that comes later with the same number joins what is combined.
      const isFrozen = revision !== undefined && cadence !== 'combined';
      const etag = await etagOf(office, lists, layout);
      const name = `${cadence}-${date}${revision === undefined ? '' : `-r${revision}`}.${format}`;
      reply
        .header('etag', etag)
        .header('cache-control', isFrozen ? FROZEN : CURRENT)
        .header('content-disposition', `attachment; filename="${name}${zip ? '.zip' : ''}"`)
        .type(zip ? 'application/zip' : TYPES[format]);
      if (isKnown(request, etag)) return notModified(reply);
      // Nobody reads what a HEAD would make.
      if (request.method === 'HEAD') return reply.send('');
      const writing = await writeKeptList(office, {
        date,
        format,
        ...(cadence === 'combined'
          ? { combined: true, revision: revision ?? null }
          : { cadence, revision: lists[0]?.revision ?? null }),
      });
      const bytes = zip ? zipped(name, date, writing.bytes()) : writing.bytes();
      return reply.send(Readable.from(bytes, { objectMode: false }));
    },
  );
}

/** The lists of a date: those in force, or those with the number of a revision. */
async function combined(office: Office, date: string, revision: number | null): Promise<readonly ListInfo[]> {
  const lists = await listInfos(office, { date, revisions: revision !== null });
  const wanted = lists.filter((list) => revision === null || list.revision === revision);
  if (wanted.length === 0) throw await notPublished(office.store, CADENCES, date, revision);
  return wanted;
}

/** Lists never change, but a name can be removed from them where the law asks for it. */
async function etagOf({ store }: Office, lists: readonly ListInfo[], layout: string): Promise<string> {
  const redacted = await store.db
    .selectFrom('entry')
    .select((of) => of.fn.max('seq').as('seq'))
    .where('kind', '=', 'player-redacted')
    .executeTakeFirst();
  const content = lists.map(({ hash }) => hash.slice(0, 24)).join('-');
  return `W/"${content}-${redacted?.seq ?? 0}-${layout}"`;
}
