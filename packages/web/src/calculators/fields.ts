import { type GameInput, parseScore } from '@eloquence/rating';

/** Form values as typed, by field name; the same names as in the URL. */
export type Fields = Readonly<Record<string, string>>;

/** Two fields, `o1` and `s1`; with a prefix (`e1o1`) in a calculator with several events. */
export interface GameRow {
  readonly opponent: string;
  readonly score: string;
}

export const MAX_GAMES = 100;

/** The games of a form or a URL, where they may also be `games=1900:1,2100:0.5`. */
export function readGames(fields: Fields, prefix = ''): GameRow[] {
  const listed = fields[`${prefix}games`] ?? '';
  if (listed.trim() !== '') return listed.split(',').slice(0, MAX_GAMES).map(parseGame);
  const rows = Array.from({ length: MAX_GAMES }, (_, index) => ({
    opponent: fields[`${prefix}o${index + 1}`]?.trim() ?? '',
    score: fields[`${prefix}s${index + 1}`]?.trim() ?? '',
  }));
  return rows.slice(0, rows.findLastIndex(({ opponent, score }) => opponent !== '' || score !== '') + 1);
}

function parseGame(entry: string): GameRow {
  const [opponent = '', score = ''] = entry.split(':').map((part) => part.trim());
  return { opponent, score: String(parseScore(score) ?? score) };
}

/** A result without an opponent is not a game. */
export const hasOpponent = ({ opponent }: GameRow): boolean => opponent !== '';

export function gameFields(rows: readonly GameRow[], prefix = ''): Fields {
  return Object.fromEntries(
    rows.flatMap(({ opponent, score }, index) => [
      [`${prefix}o${index + 1}`, opponent],
      [`${prefix}s${index + 1}`, score],
    ]),
  );
}

/** The query to share: one `games` parameter per event, no empty values. */
export function toQueryString(fields: Fields): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value.trim() === '' || /^(e\d+)?([os]\d+|games|rows)$|^events$/.test(name)) continue;
    query.set(name, value.trim());
  }
  for (const prefix of ['', ...filledEvents(fields).map(eventPrefix)]) {
    const games = readGames(fields, prefix).filter(hasOpponent);
    if (games.length > 0)
      query.set(`${prefix}games`, games.map(({ opponent, score }) => `${opponent}:${score}`).join(','));
  }
  // Colons and commas are valid in a query and easier to read.
  return query.toString().replaceAll('%3A', ':').replaceAll('%2C', ',');
}

export const MAX_EVENTS = 20;

export const eventPrefix = (number: number): string => `e${number}`;

/** The numbers of events with a value. */
export function filledEvents(fields: Fields): number[] {
  const found = Object.entries(fields)
    .filter(([name, value]) => value.trim() !== '' && !/^e\d+s\d+$/.test(name))
    .map(([name]) => Number(/^e(\d{1,2})(start|rating|games|type|o\d+)$/.exec(name)?.[1] ?? 0))
    .filter((number) => number > 0 && number <= MAX_EVENTS);
  return [...new Set(found)].sort((a, b) => a - b);
}

/** The rows must be complete. */
export function toGameInputs(rows: readonly GameRow[]): GameInput[] {
  return rows
    .filter(hasOpponent)
    .map(({ opponent, score }) => ({ opponent: Number(opponent), score: Number(score) }));
}
