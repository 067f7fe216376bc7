import { createReadStream } from 'node:fs';
import { CADENCES, type Cadence } from '@eloquence/rating';
import {
  detectLayout,
  detectPacking,
  type ListReport,
  type ListRow,
  type ListRows,
  readList,
  reportLayout,
  type WriteReport,
  type WrittenFormat,
  writeList,
} from '@eloquence/reports';
import { readCadence } from '../../choice.ts';
import { type Call, given, isGiven } from '../../command.ts';
import { type ExitStatus, Failure } from '../../failure.ts';
import { STANDARD_INPUT } from '../../input.ts';
import { listFailure, readListDate, refuseSeveral } from '../../reports/list.ts';
import { plain } from '../../reports/plain.ts';
import { writeJsonLine } from '../../reports/work.ts';
import { paragraph } from '../../width.ts';
import { refuseExisting, writeOut, writeToOutput } from './write-out.ts';

/** What a file begins with, and all of it. */
export interface Begun {
  readonly head: Uint8Array;
  readonly whole: AsyncIterable<Uint8Array>;
}

const HEAD_BYTES = 65_536;

/** Reads so much of a file that it shows what it is. */
export async function begin(file: string, { io }: Call): Promise<Begun> {
  const source = file === STANDARD_INPUT ? io.stdin : createReadStream(file);
  const pieces = (source as AsyncIterable<Uint8Array | string>)[Symbol.asyncIterator]();
  const taken: Buffer[] = [];
  let size = 0;
  while (size < HEAD_BYTES) {
    const next = await pieces.next().catch((error) => {
      throw listFailure(error, file);
    });
    if (next.done) break;
    const bytes = Buffer.from(next.value as Uint8Array);
    taken.push(bytes);
    size += bytes.length;
  }
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield* taken;
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
      yield Buffer.from(next.value as Uint8Array);
    }
  }
  return { head: Buffer.concat(taken), whole: whole() };
}

/** Whether a file is a rating list; packed ones are nothing else. */
export function isList({ head }: Begun): boolean {
  if (detectPacking(head) !== null) return true;
  if (reportLayout(head) !== 'trf' || /^(?:\ufeff|\u00ef\u00bb\u00bf)?\s*\d{3} \D/.test(latin1(head)))
    return false;
  try {
    return detectLayout(head, head.length < HEAD_BYTES) !== null;
  } catch {
    return false;
  }
}

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes.subarray(0, 200)).toString('latin1');

/** What became of the rows on their way. */
interface Passage {
  written: number;
  leftOut: number;
  birthdays: number;
}

/** Writes a rating list in another layout, row by row, however large it is. */
export async function convertList(
  call: Call,
  file: string,
  { whole }: Begun,
  to: WrittenFormat,
): Promise<ExitStatus> {
  const out = given(call, 'out') ?? null;
  const force = isGiven(call, 'force');
  // A list may be far larger than what one value of JSON holds.
  if (isGiven(call, 'json') && out === null) throw new Failure('missing-option', { options: '--out' });
  if (out !== null) await refuseExisting(out, force);
  const asked = readCadence(call);
  const told = readListDate(call);
  const rows = readList(whole, {
    ...(asked !== undefined && { cadence: asked }),
    ...(told !== null && { date: told }),
  });
  const passage: Passage = { written: 0, leftOut: 0, birthdays: 0 };
  const batches = rows.batches();
  const first = await batches.next().catch((error) => {
    throw listFailure(error, file);
  });
  const { cadences, date } = rows.report();
  const isCombined = isGiven(call, 'combined') || (cadences.length > 1 && asked === undefined);
  const [only = 'standard'] = asked === undefined ? cadences : [asked];
  const cadence = isCombined ? 'combined' : only;
  const wanted = passing(first.done ? [] : first.value, batches, passage, isCombined ? null : only, file);
  const writing = writeList(wanted, { format: to, cadence, ...(date !== null && { date }) });
  if (out === null) await writeToOutput(call.io, writing.bytes());
  else await writeOut(out, checked(writing.bytes(), rows, file), force);
  if (out === null) refuseSeveral(file, rows.report());
  tell(call, { file, to, out, cadence, passage, report: rows.report(), changes: writing.report() });
  return 0;
}

/** The rows that are to be written, counted. A single list has no players without a rating in it. */
async function* passing(
  first: readonly ListRow[],
  rest: AsyncGenerator<readonly ListRow[]>,
  passage: Passage,
  only: Cadence | null,
  file: string,
): AsyncGenerator<ListRow> {
  const batches = rest[Symbol.asyncIterator]();
  for (let batch = first; ; ) {
    for (const row of batch) {
      const isLeftOut = only !== null && (row.ratings[only]?.rating ?? null) === null;
      if (isLeftOut) {
        passage.leftOut += 1;
        continue;
      }
      passage.written += 1;
      if (row.birthday !== null) passage.birthdays += 1;
      yield row;
    }
    const next = await batches.next().catch((error) => {
      throw listFailure(error, file);
    });
    if (next.done) return;
    batch = next.value;
  }
}

/** Nothing stays written where the file turns out to hold several lists. */
async function* checked(
  pieces: AsyncIterable<Uint8Array>,
  rows: ListRows,
  file: string,
): AsyncGenerator<Uint8Array> {
  yield* pieces;
  refuseSeveral(file, rows.report());
}

interface Told {
  readonly file: string;
  readonly to: WrittenFormat;
  readonly out: string | null;
  readonly cadence: Cadence | 'combined';
  readonly passage: Passage;
  readonly report: ListReport;
  readonly changes: WriteReport;
}

function tell(call: Call, told: Told): void {
  const { file, to, out, cadence, passage, report, changes } = told;
  const lost = losses(call, told);
  if (isGiven(call, 'json')) {
    const { date, format, layout, member, hygiene } = report;
    const list = { date, format, layout, member, cadence, rows: passage.written, hygiene };
    writeJsonLine(call, { file, to, out, list, losses: lost, changed: changes.changed });
    return;
  }
  const { io, dictionary, texts } = call;
  const { count, examples } = changes.changed;
  const cut = examples.map(({ id, field, value, written }) => `${id} ${field}: "${value}" → "${written}"`);
  const lines = [
    ...(out === null ? [] : [texts.convert.written(out)]),
    texts.convert.rows(passage.written),
    ...(lost.length + count === 0 ? [] : [texts.convert.listLosses(to)]),
    ...lost.flatMap((each) => paragraph(each, '  - ')),
    ...(count === 0 ? [] : paragraph(texts.convert.changed(count), '  - ')),
    ...cut.flatMap((each) => paragraph(plain(each), '    ')),
    ...(count > cut.length ? [`    ${texts.convert.more(count - cut.length)}`] : []),
  ];
  for (const line of lines) io.stderr.write(`${dictionary.typeset(line)}\n`);
}

/** What the new layout has no place for. */
function losses(call: Call, { to, cadence, passage, report }: Told): string[] {
  const { convert } = call.texts;
  const { cadences: names } = call.dictionary;
  const { date, hygiene, cadences } = report;
  const isDated = to === 'txt' && cadence !== 'combined';
  const dropped = CADENCES.filter(
    (each) => cadences.includes(each) && cadence !== 'combined' && each !== cadence,
  );
  const unread = hygiene.unreadable.count;
  return [
    ...(date === null || isDated ? [] : [convert.listDate(date)]),
    ...(passage.birthdays === 0 ? [] : [convert.birthdays(passage.birthdays)]),
    ...(dropped.length === 0
      ? []
      : [convert.cadences(call.dictionary.format.and(dropped.map((each) => names[each])))]),
    ...(passage.leftOut === 0 || cadence === 'combined'
      ? []
      : [convert.leftOut(passage.leftOut, names[cadence])]),
    ...(unread === 0 ? [] : [convert.unreadable(unread)]),
  ];
}
