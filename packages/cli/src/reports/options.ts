import {
  type Choice,
  type CivilDate,
  EVENT_TYPES,
  type EventType,
  K_LIMITS,
  nearest,
  oneOf,
  parseDate,
} from '@eloquence/rating';
import { readStatedFacts, type StatedFacts } from '@eloquence/reports';
import { type Call, given } from '../framework/command.ts';
import { asFailure, Failure } from '../framework/failure.ts';
import { readChoice } from '../input/edition.ts';
import { readJson } from '../input/files.ts';
import { placeOnCommandLine } from '../input/values.ts';

/** The options for checking and rating reports. */
export interface ReportOptions {
  readonly choice: Choice;
  readonly type: EventType | null;
  readonly stated: StatedFacts;
  /** The current date. */
  readonly today: CivilDate;
}

export async function readReportOptions(call: Call): Promise<ReportOptions> {
  const rules = await readChoice(call).catch((error) => {
    throw asFailure(error, 'command-line', (value, names) => placeOnCommandLine(call, value, names));
  });
  const choice = { ...rules, k: readListK(call) };
  return { choice, type: readType(call), stated: await readStated(call), today: today() };
}

/** K that the administrator set, checked by the engine. */
function readListK(call: Call): number | null {
  const value = given(call, 'list-k');
  if (value === undefined) return null;
  const k = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (k >= K_LIMITS.from && k <= K_LIMITS.to) return k;
  throw new Failure('invalid-k', { value, expected: { kind: 'integer', ...K_LIMITS }, where: '--k' });
}

/** In the local time zone. */
function today(): CivilDate {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return parseDate(`${now.getFullYear()}-${month}-${day}`);
}

function readType(call: Call): EventType | null {
  const value = given(call, 'event-type');
  const type = EVENT_TYPES.find((each) => each === value);
  if (value === undefined || type !== undefined) return type ?? null;
  throw new Failure('invalid-type', { value, expected: oneOf(EVENT_TYPES), where: '--type' });
}

/** Reads the file of `--event`. */
async function readStated(call: Call): Promise<StatedFacts> {
  const file = given(call, 'event');
  if (file === undefined) return {};
  const json = await readJson(file, call.io);
  try {
    return readStatedFacts(json);
  } catch (error) {
    const { code, values, status } = asFailure(error, 'file', () => null);
    throw unknownKey(json, values, file) ?? new Failure(code, { ...values, where: file }, status);
  }
}

/** An unknown key is probably a typing error: suggests the nearest. */
function unknownKey(json: unknown, { path, expected }: Failure['values'], file: string): Failure | null {
  const key = String(path);
  const isKey = typeof json === 'object' && json !== null && Object.hasOwn(json, key);
  const known = expected?.kind === 'one-of' ? expected.values.map(String) : [];
  if (!isKey || known.length === 0 || known.includes(key)) return null;
  const meant = nearest(key, known);
  return new Failure('unknown-key', {
    key,
    file,
    allowed: known.join(', '),
    ...(meant !== null && { meant }),
  });
}
