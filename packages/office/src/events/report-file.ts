import { OfficeError } from '../errors.ts';
import type { Office } from '../office.ts';
import { findEvent } from './submit.ts';

export interface ReportFile {
  readonly report: string;
  readonly version: number;
  readonly hash: string;
  /** null: redacted. */
  readonly bytes: Uint8Array | null;
}

/** The file of a report: the given version, or the newest. */
export async function reportFile(
  { store }: Pick<Office, 'store'>,
  id: string,
  version: number | null = null,
): Promise<ReportFile> {
  await findEvent(store.db, id);
  let query = store.db
    .selectFrom('report')
    .innerJoin('document', 'document.hash', 'report.hash')
    .select(['report.id as report', 'report.version', 'report.hash', 'document.bytes'])
    .where('report.event', '=', id);
  if (version !== null) query = query.where('report.version', '=', version);
  const found = await query.orderBy('report.version', 'desc').limit(1).executeTakeFirst();
  if (found === undefined) throw new OfficeError('report-unknown', { report: `${id}` });
  return found;
}
