import type { JobView } from '@eloquence/api';
import type { Dictionary } from '@eloquence/words';
import type { Api } from '../../api.ts';
import { playerNamesOf } from '../../parts/names.ts';
import type { Language } from '../../place.ts';

/** A warning in words, and what to do about it. */
export interface SpokenFinding {
  readonly says: string;
  readonly hint: string | null;
}

/** Only the server needs the sentences of the engine here: the browser gets what they say. */
async function dictionaryOf(language: Language): Promise<Dictionary> {
  if (language === 'fr') return (await import('@eloquence/words/fr')).fr;
  if (language === 'zh') return (await import('@eloquence/words/zh')).zh;
  return (await import('@eloquence/words/en')).en;
}

type Raw = Readonly<Record<string, unknown>>;

const SPEAKS: readonly JobView['kind'][] = ['close', 'publish', 'import', 'verify'];

/** A job whose result has sentences in the place of codes. */
export async function spoken(job: JobView, language: Language): Promise<JobView> {
  const { kind, result } = job;
  if (result === null || !SPEAKS.includes(kind)) return job;
  const [{ findingLine, findingHint, importNoteLine, differenceLine }, words] = await Promise.all([
    import('@eloquence/words/say'),
    dictionaryOf(language),
  ]);
  if (kind === 'close' || kind === 'publish') {
    const finding = (each: never): SpokenFinding => ({
      says: findingLine(each, words),
      hint: findingHint(each, words, 'page'),
    });
    const lists = result as readonly (Raw & { readonly findings: readonly never[] })[];
    return { ...job, result: lists.map((list) => ({ ...list, findings: list.findings.map(finding) })) };
  }
  if (kind === 'import') {
    const report = result as Raw & { readonly notes: readonly never[] };
    return { ...job, result: { ...report, notes: report.notes.map((note) => importNoteLine(note, words)) } };
  }
  const told = (part: unknown): unknown => {
    const { difference, ...rest } = part as Raw;
    return { ...rest, difference: difference === null ? null : differenceLine(difference as never, words) };
  };
  const { chain, documents, tables, lists, standing } = result as Raw;
  return {
    ...job,
    result: {
      standing,
      chain: told(chain),
      documents: told(documents),
      tables: tables === null ? null : told(tables),
      lists: (lists as readonly unknown[]).map(told),
    },
  };
}

interface Example {
  readonly id: number | string;
}

interface Compared extends Raw {
  readonly diff: Raw & { readonly gains: readonly Example[]; readonly losses: readonly Example[] };
}

/** Lists that were worked out again tell players by their IDs: people want names. */
export async function named(job: JobView, api: Api): Promise<JobView> {
  if (job.kind !== 'replay' || job.result === null) return job;
  const lists = job.result as readonly Compared[];
  const ids = lists.flatMap(({ diff }) => [...diff.gains, ...diff.losses].map(({ id }) => String(id)));
  const names = await playerNamesOf(api, ids);
  const withName = (example: Example): Example => ({ ...example, name: names[example.id] }) as Example;
  return {
    ...job,
    result: lists.map(({ diff, ...list }) => ({
      ...list,
      diff: { ...diff, gains: diff.gains.map(withName), losses: diff.losses.map(withName) },
    })),
  };
}
