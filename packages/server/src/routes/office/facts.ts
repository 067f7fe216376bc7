import { FactBody, FactEndBody, FactsView, FactView } from '@eloquence/api';
import { endFact, type Office, statedFacts, stateFact } from '@eloquence/office';
import { auditedAction } from '../../accounts/audited-action.ts';
import type { Db, JsonValue } from '../../core/store-types.ts';
import type { Context, Server } from '../shared/context.ts';
import { jsonResponse } from '../shared/responses.ts';

/** What officers state of federations, players and the lists. */
export function officeFactRoutes(server: Server, context: Context): void {
  const { office } = context;
  const admin = { config: { access: ['administrator'], scope: 'admin' } as const };
  const tags = ['office'];

  server.get(
    '/office/facts',
    {
      config: { access: ['administrator'] },
      schema: {
        tags,
        operationId: 'listFacts',
        summary: 'Stated facts, newest first.',
        response: jsonResponse(FactsView),
      },
    },
    async () => ({ items: [...(await statedFacts(office))] }),
  );
  server.post(
    '/office/facts',
    {
      ...admin,
      schema: {
        tags,
        operationId: 'stateFact',
        summary: 'States a fact of a federation, a player or the lists, from a day on.',
        body: FactBody,
        response: jsonResponse(FactView, 201),
      },
    },
    async (request, reply) => {
      const fact = request.body;
      const note = { action: 'fact-stated', subject: factSubject(fact), read: factsForAudit };
      const work = (acting: Office) => stateFact(acting, fact);
      return reply.code(201).send(await auditedAction(context.office, request, note, work));
    },
  );
  server.post(
    '/office/facts/end',
    {
      ...admin,
      schema: {
        tags,
        operationId: 'endFact',
        summary: 'Ends a fact on a day; on its first day, it never held.',
        body: FactEndBody,
        response: jsonResponse(FactView),
      },
    },
    async (request) => {
      const fact = request.body;
      const note = { action: 'fact-ended', subject: factSubject(fact), read: factsForAudit };
      return auditedAction(context.office, request, note, (acting) => endFact(acting, fact));
    },
  );
}

function factSubject({ kind, subject }: FactBody | FactEndBody): string {
  return `fact:${kind}${subject === '' ? '' : ` ${subject}`}`;
}

/** How many facts of a kind hold without an end, for the audit log. */
async function factsForAudit(db: Db, subject: string): Promise<JsonValue> {
  const [kind = ''] = subject.slice(subject.indexOf(':') + 1).split(' ');
  const rows = await db
    .selectFrom('fact')
    .select(['since', 'until'])
    .where('kind', '=', kind)
    .orderBy('seq')
    .execute();
  return { facts: rows.map(({ since, until }) => `${since}–${until ?? ''}`) };
}
