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
import { type Call, given, isGiven } from '../../framework/command.ts';
import { type ExitStatus, Failure } from '../../framework/failure.ts';
import { readCadence } from '../../input/edition.ts';
import { STANDARD_INPUT } from '../../input/files.ts';
import { separatorOption } from '../../input/separator.ts';
import { writeJsonLine } from '../../reports/each-report.ts';
import { listFailure, readListDate, refuseSeveral } from '../../reports/rating-list.ts';
import { visibleText } from '../../terminal/visible-text.ts';
import { paragraph } from '../../terminal/width.ts';
import { refuseExisting, writeOut, writeToOutput } from './write-file.ts';

/** A file's first bytes, and a stream of all of it. */
export interface Begun {
  readonly head: Uint8Array;
  readonly whole: AsyncIterable<Uint8Array>;
}

const HEAD_BYTES = 65_536;

/** Reads enough of a file to recognise its format. */
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

/** Whether a file is a rating list; zips always are. */
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

/** Counts of rows written and changed. */
interface Passage {
  written: number;
  leftOut: number;
  birthdays: number;
}

/** Streams a rating list into another layout, row by row. */
export async function convertList(
  call: Call,
  file: string,
  { whole }: Begun,
  to: WrittenFormat,
): Promise<ExitStatus> {
  const out = given(call, 'out') ?? null;
  const force = isGiven(call, 'force');
  // A list may be too large for one JSON value.
  if (isGiven(call, 'json') && out === null) throw new Failure('missing-option', { options: '--out' });
  if (out !== null) await refuseExisting(out, force);
  const requested = readCadence(call);
  const givenDate = readListDate(call);
  const rows = readList(whole, {
    ...(requested !== undefined && { cadence: requested }),
    ...(givenDate !== null && { date: givenDate }),
  });
  const passage: Passage = { written: 0, leftOut: 0, birthdays: 0 };
  const batches = rows.batches();
  const first = await batches.next().catch((error) => {
    throw listFailure(error, file);
  });
  const { cadences, date } = rows.report();
  const isCombined = isGiven(call, 'combined') || (cadences.length > 1 && requested === undefined);
  const [only = 'standard'] = requested === undefined ? cadences : [requested];
  const cadence = isCombined ? 'combined' : only;
  const separator = separatorOption(call, to);
  const wanted = passing(first.done ? [] : first.value, batches, passage, isCombined ? null : only, file);
  const writing = writeList(wanted, {
    format: to,
    cadence,
    ...(date !== null && { date }),
    ...(separator && { separator }),
  });
  if (out === null) await writeToOutput(call.io, writing.bytes());
  else await writeOut(out, checked(writing.bytes(), rows, file), force);
  if (out === null) refuseSeveral(file, rows.report());
  printFailure(call, { file, to, out, cadence, passage, report: rows.report(), changes: writing.report() });
  return 0;
}

/** The rows to write, counted. A single-cadence list omits unrated players. */
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

/** Nothing is written if the file holds several lists. */
async function* checked(
  pieces: AsyncIterable<Uint8Array>,
  rows: ListRows,
  file: string,
): AsyncGenerator<Uint8Array> {
  yield* pieces;
  refuseSeveral(file, rows.report());
}

interface Conversion {
  readonly file: string;
  readonly to: WrittenFormat;
  readonly out: string | null;
  readonly cadence: Cadence | 'combined';
  readonly passage: Passage;
  readonly report: ListReport;
  readonly changes: WriteReport;
}

function printFailure(call: Call, conversion: Conversion): void {
  const { file, to, out, cadence, passage, report, changes } = conversion;
  const lost = losses(call, conversion);
  if (isGiven(call, 'json')) {
    const { date, format, layout, member, hygiene } = report;
    const list = { date, format, layout, member, cadence, rows: passage.written, hygiene };
    writeJsonLine(call, { file, to, out, list, losses: lost, changed: changes.changed });
    return;
  }
  const { io, messages, texts } = call;
  const { count, examples } = changes.changed;
  const cut = examples.map(({ id, field, value, written }) => `${id} ${field}: "${value}" → "${written}"`);
  const lines = [
    ...(out === null ? [] : [texts.convert.written(out)]),
    texts.convert.rows(passage.written),
    ...(lost.length + count === 0 ? [] : [texts.convert.listLosses(to)]),
    ...lost.flatMap((each) => paragraph(each, '  - ')),
    ...(count === 0 ? [] : paragraph(texts.convert.changed(count), '  - ')),
    ...cut.flatMap((each) => paragraph(visibleText(each), '    ')),
    ...(count > cut.length ? [`    ${texts.convert.more(count - cut.length)}`] : []),
  ];
  for (const line of lines) io.stderr.write(`${messages.typeset(line)}\n`);
}

/** What the new layout cannot hold. */
function losses(call: Call, { to, cadence, passage, report }: Conversion): string[] {
  const { convert } = call.texts;
  const { cadences: names } = call.messages;
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
      : [convert.cadences(call.messages.format.and(dropped.map((each) => names[each])))]),
    ...(passage.leftOut === 0 || cadence === 'combined'
      ? []
      : [convert.leftOut(passage.leftOut, names[cadence])]),
    ...(unread === 0 ? [] : [convert.unreadable(unread)]),
  ];
}
