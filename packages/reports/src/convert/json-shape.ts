import { InputError, keysOf, oneOf, type Requirement, shownValue } from '@eloquence/rating';
import { type Columns, MAX_NUMBER, PLAYER, TEAM_013, TEAM_310 } from '../trf/layout.ts';
import { RESULT_CODES } from '../trf/records.ts';
import type { RecordJson } from './json.ts';

/** The check of a field, and what the field must be. */
type Check = readonly [(value: unknown) => boolean, Requirement];

const isText = (value: unknown): value is string => typeof value === 'string' && !/[\r\n]/.test(value);
const isNumber = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_NUMBER;

const TEXT: Check = [isText, { kind: 'text', line: true }];
const NUMBER: Check = [
  (value) => value === null || isNumber(value),
  { kind: 'nullable', of: { kind: 'integer', from: 0, to: MAX_NUMBER } },
];
const CODE: Check = [(value) => isText(value) && value.length === 3, { kind: 'line-code' }];
const text = (most: number): Check => [
  (value) => isText(value) && value.length <= most,
  { kind: 'text', to: most },
];
const within = ({ from, to }: Columns): Check => text(to - from + 1);
const listOf = ([check, of]: Check): Check => [
  (value) => Array.isArray(value) && value.every(check),
  { kind: 'list', of },
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
  players: listOf([isNumber, { kind: 'start-number', to: MAX_NUMBER }]),
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
    rounds: listOf([isRound, keysOf(['opponent', 'colour', 'code'])]),
  },
  header: { code: CODE, value: TEXT },
  'round-dates': { dates: listOf(text(8)) },
  team: {
    code: [
      (value) => value === '013' || value === '310',
      { kind: 'one-of', values: ['013', '310'], inQuotes: true },
    ],
    name: within(TEAM_013.name),
    ...TEAM,
  },
  comment: OTHER,
  extension: OTHER,
  blank: OTHER,
  unknown: OTHER,
};

const LINE_ENDS: readonly string[] = ['\n', '\r', '\r\n'];
export const LINE_END: Requirement & { readonly kind: 'one-of' } = {
  kind: 'one-of',
  values: LINE_ENDS,
  inQuotes: true,
};

export const isLineEnd = (value: unknown): boolean => (LINE_ENDS as readonly unknown[]).includes(value);

/** A record as `toJson` makes it, or what is wrong with which of its fields. Only the last line may do without an end. */
export function checkRecord(value: unknown, path: string, isLast: boolean): RecordJson {
  const record = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const kind = String(record.kind);
  const shape = Object.hasOwn(SHAPES, kind) ? SHAPES[kind] : undefined;
  if (shape === undefined) throw refused(`${path}.kind`, record.kind, oneOf(Object.keys(SHAPES)));
  for (const [field, [check, expected]] of Object.entries(shape)) {
    if (!check(record[field])) throw refused(`${path}.${field}`, record[field], expected);
  }
  if (record.text !== undefined && !isText(record.text)) throw refused(`${path}.text`, record.text, TEXT[1]);
  const { end } = record;
  if (end !== undefined && !isLineEnd(end) && !(isLast && end === ''))
    throw refused(`${path}.end`, end, isLast ? { ...LINE_END, values: [...LINE_ENDS, ''] } : LINE_END);
  return record as unknown as RecordJson;
}

export function refused(path: string, value: unknown, expected: Requirement): InputError {
  return new InputError('invalid-input', { path, value: shownValue(value), expected });
}
