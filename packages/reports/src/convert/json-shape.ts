import { InputError } from '@eloquence/rating';
import { type Columns, MAX_NUMBER, PLAYER, TEAM_013, TEAM_310 } from '../trf/layout.ts';
import { RESULT_CODES } from '../trf/records.ts';
import type { RecordJson } from './json.ts';

/** What a field must be, and how to say so. */
type Check = readonly [(value: unknown) => boolean, string];

const isText = (value: unknown): value is string => typeof value === 'string' && !/[\r\n]/.test(value);
const isNumber = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_NUMBER;

const TEXT: Check = [isText, 'a text on one line'];
const NUMBER: Check = [
  (value) => value === null || isNumber(value),
  `a whole number up to ${MAX_NUMBER}, or null`,
];
const CODE: Check = [
  (value) => isText(value) && value.length === 3,
  'the three characters that the line begins with',
];
const text = (most: number): Check => [
  (value) => isText(value) && value.length <= most,
  `a text of at most ${most} characters`,
];
const within = ({ from, to }: Columns): Check => text(to - from + 1);
const listOf = ([check, allowed]: Check): Check => [
  (value) => Array.isArray(value) && value.every(check),
  `a list, each ${allowed}`,
];

const isRound = (value: unknown): boolean => {
  const { opponent, colour, code } = (value ?? {}) as Record<string, unknown>;
  return (
    (opponent === null || isNumber(opponent)) &&
    (colour === null || colour === 'w' || colour === 'b') &&
    (RESULT_CODES as readonly unknown[]).includes(code)
  );
};

const TEAM = {
  number: within(TEAM_310.number),
  middle: within(TEAM_310.middle),
  players: listOf([isNumber, `a start number up to ${MAX_NUMBER}`]),
};
const OTHER = { text: TEXT };

/** The fields of every kind of record. */
const SHAPES: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  player: {
    code: CODE,
    no: NUMBER,
    sex: within(PLAYER.sex),
    title: within(PLAYER.title),
    name: TEXT,
    rating: NUMBER,
    federation: within(PLAYER.federation),
    id: within(PLAYER.id),
    birth: within(PLAYER.birth),
    points: within(PLAYER.points),
    rank: NUMBER,
    rounds: listOf([isRound, 'an object with "opponent", "colour" and "code"']),
  },
  header: { code: CODE, value: TEXT },
  'round-dates': { dates: listOf(text(8)) },
  team: {
    code: [(value) => value === '013' || value === '310', '"013" or "310"'],
    name: within(TEAM_013.name),
    ...TEAM,
  },
  comment: OTHER,
  extension: OTHER,
  blank: OTHER,
  unknown: OTHER,
};

export const isLineEnd = (value: unknown): boolean => value === '\n' || value === '\r' || value === '\r\n';

/** A record as `toJson` makes it, or what is wrong with which of its fields. Only the last line may do without an end. */
export function checkRecord(value: unknown, path: string, isLast: boolean): RecordJson {
  const record = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const kind = String(record.kind);
  const shape = Object.hasOwn(SHAPES, kind) ? SHAPES[kind] : undefined;
  if (shape === undefined) throw refused(`${path}.kind`, record.kind, Object.keys(SHAPES).join(', '));
  for (const [field, [check, allowed]] of Object.entries(shape)) {
    if (!check(record[field])) throw refused(`${path}.${field}`, record[field], allowed);
  }
  if (record.text !== undefined && !isText(record.text)) throw refused(`${path}.text`, record.text, TEXT[1]);
  const { end } = record;
  if (end !== undefined && !isLineEnd(end) && !(isLast && end === ''))
    throw refused(`${path}.end`, end, '"\\n", "\\r" or "\\r\\n"; "" at the end of the file');
  return record as unknown as RecordJson;
}

export function refused(path: string, value: unknown, allowed: string): InputError {
  const shown = (JSON.stringify(value) ?? String(value)).slice(0, 60);
  return new InputError('invalid-input', { path, value: shown, allowed });
}
