import {
  type Choice,
  type CivilDate,
  EVENT_TYPES,
  type EventType,
  nearest,
  parseDate,
} from '@eloquence/rating';
import { readStatedFacts, type StatedFacts } from '@eloquence/reports';
import { readChoice } from '../choice.ts';
import { type Call, given } from '../command.ts';
import { asFailure, Failure } from '../failure.ts';
import { readJson } from '../input.ts';
import { placeOnCommandLine } from '../values.ts';

/** How reports are looked at, as the command line asks for it. */
export interface Outlook {
  readonly choice: Choice;
  readonly type: EventType | null;
  readonly stated: StatedFacts;
  /** The day on which this is asked. */
  readonly today: CivilDate;
}

export async function readOutlook(call: Call): Promise<Outlook> {
  const choice = await readChoice(call).catch((error) => {
    throw asFailure(error, 'command-line', (value, names) => placeOnCommandLine(call, value, names));
  });
  return { choice, type: readType(call), stated: await readStated(call), today: today() };
}

/** As the clock on the wall has it. */
function today(): CivilDate {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return parseDate(`${now.getFullYear()}-${month}-${day}`);
}

function readType(call: Call): EventType | null {
  const value = given(call, 'event-type');
  const type = EVENT_TYPES.find((each) => each === value);
  if (value === undefined || type !== undefined) return type ?? null;
  throw new Failure('invalid-type', { value, allowed: EVENT_TYPES.join(', '), where: '--type' });
}

/** What the file of `--event` says besides the report. */
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

/** A key that nobody knows is more likely mistyped than meant. */
function unknownKey(json: unknown, { path, allowed }: Failure['values'], file: string): Failure | null {
  const key = String(path);
  const isKey = typeof json === 'object' && json !== null && Object.hasOwn(json, key);
  const known = /^one of (.+)$/.exec(String(allowed))?.[1]?.split(', ') ?? [];
  if (!isKey || known.length === 0 || known.includes(key)) return null;
  const meant = nearest(key, known);
  return new Failure('unknown-key', {
    key,
    file,
    allowed: known.join(', '),
    ...(meant !== null && { meant }),
  });
}
