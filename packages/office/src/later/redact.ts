import type { Transaction } from 'kysely';
import type { Office } from '../context.ts';
import { OfficeError } from '../errors.ts';
import { readBecause } from '../events/decide.ts';
import { append, keepDocument } from '../ledger/ledger.ts';
import { REDACTED } from '../lists/export.ts';
import type { Schema } from '../store/schema.ts';

export interface RedactedPlayer {
  readonly id: string;
  readonly names: number;
  readonly documents: number;
}

/**
 * Removes the personal fields of a person where the law asks for it: names in all versions, the date of birth,
 * and the bytes of reports and records that hold them. Ratings stay, under the ID; hashes stay, and say so.
 */
export async function redactPlayer(office: Office, id: string, because: string): Promise<RedactedPlayer> {
  const text = readBecause(because);
  return office.store.write(async (trx) => {
    const key = await keyOf(trx, id);
    const reason = await keepDocument(trx, 'text', text);
    const { seq } = await append(trx, {
      kind: 'player-redacted',
      actor: office.actor,
      at: office.now().toISOString(),
      subject: id,
      body: { player: key, id, because: reason },
    });
    const former = await trx
      .updateTable('player_name')
      .set({ name: null, redacted_by: seq })
      .where('player', '=', key)
      .executeTakeFirst();
    const { name_version } = await trx
      .selectFrom('player')
      .select('name_version')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    const last = await trx
      .selectFrom('player_name')
      .select((of) => of.fn.max('version').as('version'))
      .where('player', '=', key)
      .executeTakeFirst();
    // The present name becomes a former one that nobody can read; what takes its place is no name.
    await trx
      .insertInto('player_name')
      .values({ player: key, version: name_version, name: null, redacted_by: seq })
      .execute();
    await trx
      .updateTable('player')
      .set({
        name: REDACTED,
        name_version: Math.max(name_version, last?.version ?? 0) + 1,
        by_family: '',
        by_given: '',
        birth_date: null,
      })
      .where('key', '=', key)
      .execute();
    await trx
      .updateTable('player_change')
      .set({ before: null, after: null })
      .where('player', '=', key)
      .where('field', 'in', ['name', 'birth_date', 'birth_year'])
      .execute();
    await trx
      .insertInto('player_change')
      .values({
        player: key,
        seq,
        field: 'redacted',
        before: null,
        after: null,
        since: office.now().toISOString().slice(0, 10),
      })
      .execute();
    const documents = await redactDocuments(trx, key, seq);
    return { id, names: Number(former.numUpdatedRows) + 1, documents };
  });
}

async function keyOf(trx: Transaction<Schema>, id: string): Promise<number> {
  const row = await trx.selectFrom('identity').select('player').where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new OfficeError('player-unknown', { id });
  return row.player;
}

/** Reports in which the player took part, and records about him: the bytes go, the hashes stay. */
async function redactDocuments(trx: Transaction<Schema>, key: number, seq: number): Promise<number> {
  const reports = await trx
    .selectFrom('report')
    .innerJoin('participation', 'participation.event', 'report.event')
    .select('report.hash')
    .distinct()
    .where('participation.player', '=', key)
    .execute();
  const entries = await trx
    .selectFrom('entry')
    .select('body')
    .where('kind', 'in', ['player-added', 'player-changed'])
    .where('body', 'like', `%"player":${key}%`)
    .execute();
  const records = entries.flatMap(({ body }) => {
    const { player, person, before, after } = JSON.parse(body) as Record<string, unknown>;
    return player === key ? [person, before, after].filter((hash) => typeof hash === 'string') : [];
  });
  const hashes = new Set([...reports.map(({ hash }) => hash), ...(records as string[])]);
  let redacted = 0;
  for (const hash of hashes) {
    const { numUpdatedRows } = await trx
      .updateTable('document')
      .set({ bytes: null, redacted_by: seq })
      .where('hash', '=', hash)
      .where('bytes', 'is not', null)
      .executeTakeFirst();
    redacted += Number(numUpdatedRows);
  }
  return redacted;
}
