import type { GameInput } from '@eloquence/rating';

/** What stands in a form, as it was typed, by the names of its fields: the same as in the address. */
export type Fields = Readonly<Record<string, string>>;

/** A game takes two fields, `o1` and `s1`; the rows of an event in a month begin with `e1`. */
export interface GameRow {
  readonly opponent: string;
  readonly score: string;
}

/** Rows of games that a form may have. */
export const MOST_GAMES = 100;

const SCORES: Readonly<Record<string, string>> = Object.freeze({
  1: '1',
  '1.0': '1',
  '½': '0.5',
  '1/2': '0.5',
  '.5': '0.5',
  0.5: '0.5',
  0: '0',
  '0.0': '0',
});

/** The rows of games in a form or an address, in which they may also stand as `games=1900:1,2100:0.5`. */
export function gamesOf(fields: Fields, prefix = ''): GameRow[] {
  const listed = fields[`${prefix}games`] ?? '';
  if (listed.trim() !== '') return listed.split(',').slice(0, MOST_GAMES).map(listedGame);
  const rows = Array.from({ length: MOST_GAMES }, (_, index) => ({
    opponent: fields[`${prefix}o${index + 1}`]?.trim() ?? '',
    score: fields[`${prefix}s${index + 1}`]?.trim() ?? '',
  }));
  return rows.slice(0, rows.findLastIndex(({ opponent, score }) => opponent !== '' || score !== '') + 1);
}

function listedGame(entry: string): GameRow {
  const [opponent = '', score = ''] = entry.split(':').map((part) => part.trim());
  return { opponent, score: SCORES[score] ?? score };
}

/** A row in which an opponent stands; a result alone is nobody's game. */
export const isBegun = ({ opponent }: GameRow): boolean => opponent !== '';

/** The rows as the fields of a form. */
export function gameFields(rows: readonly GameRow[], prefix = ''): Fields {
  return Object.fromEntries(
    rows.flatMap(({ opponent, score }, index) => [
      [`${prefix}o${index + 1}`, opponent],
      [`${prefix}s${index + 1}`, score],
    ]),
  );
}

/** What is shared: the games in one field each event, nothing that is empty. */
export function addressOf(fields: Fields): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value.trim() === '' || /^(e\d+)?([os]\d+|games|rows)$|^events$/.test(name)) continue;
    query.set(name, value.trim());
  }
  for (const prefix of ['', ...eventsOf(fields).map(eventPrefix)]) {
    const games = gamesOf(fields, prefix).filter(isBegun);
    if (games.length > 0)
      query.set(`${prefix}games`, games.map(({ opponent, score }) => `${opponent}:${score}`).join(','));
  }
  // A colon and a comma may stand in a query as they are, and people read addresses.
  return query.toString().replaceAll('%3A', ':').replaceAll('%2C', ',');
}

/** Events that a month may have. */
export const MOST_EVENTS = 20;

export const eventPrefix = (number: number): string => `e${number}`;

/** The numbers of the events of which something is filled in. */
export function eventsOf(fields: Fields): number[] {
  const found = Object.entries(fields)
    .filter(([name, value]) => value.trim() !== '' && !/^e\d+s\d+$/.test(name))
    .map(([name]) => Number(/^e(\d{1,2})(start|rating|games|type|o\d+)$/.exec(name)?.[1] ?? 0))
    .filter((number) => number > 0 && number <= MOST_EVENTS);
  return [...new Set(found)].sort((a, b) => a - b);
}

/** Games the engine takes; the rows are known to be whole. */
export function gameInputs(rows: readonly GameRow[]): GameInput[] {
  return rows
    .filter(isBegun)
    .map(({ opponent, score }) => ({ opponent: Number(opponent), score: Number(score) }));
}
