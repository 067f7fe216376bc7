import { AdjustmentBody, AdjustmentParams, AdjustmentsView, AdjustmentView, ref } from '@eloquence/api';
import { listAdjustments, type Office, revokeAdjustment, setAdjustment } from '@eloquence/office';
import type { Db, Plain } from '../../accounts/trx.ts';
import type { Context, Server } from '../../core/context.ts';
import { problems } from '../problems.ts';
import { doing } from './doing.ts';

/** One-off changes of whole lists: what is set, setting one, taking one back. */
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
        summary: 'The adjustments that are set, those of the newest lists first.',
        response: { 200: ref(AdjustmentsView), ...problems() },
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
        summary: 'Sets a one-off change of whole lists, to be made when the list of that date is closed.',
        body: AdjustmentBody,
        response: { 201: ref(AdjustmentView), ...problems() },
      },
    },
    async (request, reply) => {
      const { adjustment, date } = request.body;
      const note = { action: 'adjustment-set', subject: `list:${date}`, look: lookAtAdjustments };
      const work = (acting: Office) => setAdjustment(acting, adjustment, date);
      return reply.code(201).send(await doing(context, request, note, work));
    },
  );
  server.delete(
    '/office/adjustments/:date/:adjustment',
    {
      ...admin,
      schema: {
        tags,
        summary: 'Takes an adjustment back, as long as no list was published with it.',
        params: AdjustmentParams,
        response: { 200: ref(AdjustmentView), ...problems() },
      },
    },
    async (request) => {
      const { adjustment, date } = request.params;
      const note = { action: 'adjustment-revoked', subject: `list:${date}`, look: lookAtAdjustments };
      return doing(context, request, note, (acting) => revokeAdjustment(acting, adjustment, date));
    },
  );
}

/** The adjustments of a list as the audit log has them. */
async function lookAtAdjustments(db: Db, subject: string): Promise<Plain> {
  const rows = await db
    .selectFrom('adjustment')
    .select('id')
    .distinct()
    .where('date', '=', subject.slice(subject.indexOf(':') + 1))
    .orderBy('id')
    .execute();
  return { adjustments: rows.map(({ id }) => id) };
}
