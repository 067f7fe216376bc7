import { AdjustmentBody, AdjustmentsView, AdjustmentView } from '@eloquence/api';
import { listAdjustments, type Office, revokeAdjustment, setAdjustment } from '@eloquence/office';
import { auditedAction } from '../../accounts/audited-action.ts';
import type { Db, JsonValue } from '../../core/store-types.ts';
import type { Context, Server } from '../shared/context.ts';
import { jsonResponse } from '../shared/responses.ts';

/** One-off adjustments of whole lists. */
export function officeAdjustmentRoutes(server: Server, context: Context): void {
  const { office } = context;
  const admin = { config: { access: ['administrator'], scope: 'admin' } as const };
  const tags = ['office'];

  server.get(
    '/office/adjustments',
    {
      config: { access: ['administrator'] },
      schema: {
        tags,
        operationId: 'listAdjustments',
        summary: 'Adjustments, newest list first.',
        response: jsonResponse(AdjustmentsView),
      },
    },
    async () => ({ items: [...(await listAdjustments(office))] }),
  );
  server.post(
    '/office/adjustments',
    {
      ...admin,
      schema: {
        tags,
        operationId: 'setAdjustment',
        summary: 'Sets a one-off adjustment, applied when the list of that date is closed.',
        body: AdjustmentBody,
        response: jsonResponse(AdjustmentView, 201),
      },
    },
    async (request, reply) => {
      const { adjustment, date } = request.body;
      const note = { action: 'adjustment-set', subject: `list:${date}`, read: adjustmentsForAudit };
      const work = (acting: Office) => setAdjustment(acting, adjustment, date);
      return reply.code(201).send(await auditedAction(context.office, request, note, work));
    },
  );
  server.delete(
    '/office/adjustments/:date/:adjustment',
    {
      ...admin,
      schema: {
        tags,
        operationId: 'revokeAdjustment',
        summary: 'Revokes an adjustment, unless a published list used it.',
        params: AdjustmentBody,
        response: jsonResponse(AdjustmentView),
      },
    },
    async (request) => {
      const { adjustment, date } = request.params;
      const note = { action: 'adjustment-revoked', subject: `list:${date}`, read: adjustmentsForAudit };
      return auditedAction(context.office, request, note, (acting) =>
        revokeAdjustment(acting, adjustment, date),
      );
    },
  );
}

/** The adjustments of a list, for the audit log. */
async function adjustmentsForAudit(db: Db, subject: string): Promise<JsonValue> {
  const rows = await db
    .selectFrom('adjustment')
    .select('id')
    .distinct()
    .where('date', '=', subject.slice(subject.indexOf(':') + 1))
    .orderBy('id')
    .execute();
  return { adjustments: rows.map(({ id }) => id) };
}
