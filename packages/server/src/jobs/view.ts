import type { JobView } from '@eloquence/api';
import type { Finding } from '@eloquence/reports';
import {
  errorLine,
  findingHint,
  findingLine,
  type Language,
  listErrorLine,
  officeErrorLine,
  storeErrorLine,
} from '@eloquence/words';
import { type ServerProblemCode, texts } from '../texts/texts.ts';
import type { JobRow } from './queue.ts';

/** A job as people see it. */
export function jobView(row: JobRow, language: Language): JobView {
  const { id, kind, state, attempts, actor, created, started, ended } = row;
  return {
    id,
    kind,
    options: JSON.parse(row.options),
    state,
    isCancelled: row.cancel === 1,
    attempts,
    progress: JSON.parse(row.progress),
    result: row.result === null ? null : resultView(kind, JSON.parse(row.result), language),
    error: row.error === null ? null : errorView(JSON.parse(row.error), language),
    actor,
    created,
    started,
    ended,
  };
}

/** What a closing or a publication warns of, with its sentences; everything else as it was kept. */
function resultView(kind: string, result: unknown, language: Language): unknown {
  if (kind !== 'close' && kind !== 'publish') return result;
  const lists = result as readonly { readonly findings?: readonly Finding[] }[];
  return lists.map(({ findings = [], ...list }) => ({
    ...list,
    findings: findings.map((finding) => ({
      ...finding,
      message: findingLine(finding, language),
      hint: findingHint(finding, language, 'page'),
    })),
  }));
}

function errorView(
  error: { readonly kind: string; readonly code: string; readonly values: Record<string, string | number> },
  language: Language,
): NonNullable<JobView['error']> {
  const { kind, code, values } = error;
  // The path of a store and what its driver says are of no use to whoever reads this.
  const shown = kind === 'StoreError' ? {} : values;
  return { code, message: messageOf(kind, error as never, language), values: shown };
}

function messageOf(kind: string, error: never, language: Language): string {
  if (kind === 'OfficeError') return officeErrorLine(error, language).message;
  if (kind === 'StoreError') return storeErrorLine(error, language).hint;
  if (kind === 'ListError') return listErrorLine(error, language);
  if (kind === 'InputError') return errorLine(error, language);
  const { code, values } = error as { code: ServerProblemCode; values: Record<string, string | number> };
  return texts(language).problems[code].detail(values);
}
