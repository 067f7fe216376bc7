import type { Reason, ReasonCode, ReasonValues, Requirement } from '@eloquence/rating';
import { MAX_FINDINGS } from './limits.ts';

export type Severity = 'error' | 'warning' | 'note';

/** Equal findings about several players are one: the first of them, how many there are, and their start numbers. */
export type SeveralPlayers = {
  readonly no: number;
  readonly times: number;
  readonly players: readonly number[];
};

/** The values of every finding about a file, by code. Findings from the regulations carry the reason's own code. */
export interface FileFindingValues {
  // the file as a whole
  'file-too-large': { bytes: number; limit: number };
  'too-many-lines': { limit: number };
  'line-too-long': { length: number; limit: number };
  'findings-left-out': { left: number; limit: number };
  'file-empty': Record<never, never>;
  /** `kind`: zip, gzip, pdf, other. */
  'file-binary': { kind: string };
  'file-is-list': Record<never, never>;
  'table-unknown': { cell: string };
  /** `problem`: end (it only ends too early), syntax. */
  'json-broken': { problem: string; line: number; column: number };
  /** `path`: of the value that is refused. */
  'json-invalid': { path: string; value: string; expected?: Requirement };
  'not-a-report': Record<never, never>;
  'encoding-utf-16': Record<never, never>;
  'encoding-latin-1': Record<never, never>;
  'record-unknown': { code: string };
  'header-repeated': { field: string };
  /** `code`: of the first one, U+0000; `times`: lines. */
  'control-characters': { code: string; times: number };

  // one field
  'field-unreadable': { field: string; text: string } & Partial<SeveralPlayers>;
  /** `lines`: all that have shifted at the same column, where there are several. */
  'columns-shifted': { text: string; lines?: readonly number[] };
  'columns-by-bytes': { times: number };
  'field-unusual': { field: string; text: string } & SeveralPlayers;
  'name-missing': SeveralPlayers;
  /** `character`: the first one, as U+202E; `times`: lines that have any. */
  'hidden-characters': { character: string; times: number };
  'birth-implausible': { text: string; start?: string } & SeveralPlayers;
  /** The day does not exist, and the year is used. */
  'birth-year-only': { text: string } & SeveralPlayers;
  'rating-implausible': { rating: number; least: number; most: number } & SeveralPlayers;
  'rating-missing': { name: string; title: string } & SeveralPlayers;
  'result-unknown': { round: number; text: string };
  'opponent-unreadable': { round: number; text: string };
  'colour-unknown': { round: number; text: string };

  // players and results
  'start-number-missing': { name: string };
  'start-number-repeated': { no: number; first: number };
  'id-repeated': { id: string; first: number };
  /** With a list one finding per player, since the player is taken as unrated; otherwise one for all. */
  'id-missing': { name: string; list: boolean } & SeveralPlayers;
  'opponent-not-in-report': { no: number; round: number; opponent: number };
  'opponent-is-himself': { no: number; round: number };
  'pairing-one-sided': { no: number; round: number; opponent: number; found: string };
  'results-contradict': { no: number; round: number; opponent: number; result: string; other: string };
  'both-lost': { no: number; round: number; opponent: number };
  'colours-contradict': { no: number; round: number; opponent: number; colour: string };
  /** Player `no` has no colour, the opponent has one. */
  'colour-missing': { times: number; no: number; round: number; opponent: number };
  'bye-again': { no: number; round: number; first: number };
  'result-without-opponent': { no: number; round: number; result: string };
  'half-point-unplayed': { times: number; no: number; round: number };
  'forfeit-without-opponent': { times: number; no: number; round: number };
  'bye-with-opponent': { no: number; round: number; opponent: number; result: string };
  'pair-met-again': { no: number; opponent: number; round: number; first: number; type: string };
  'met-only-once': Record<never, never>;
  'match-of-many': { players: number };
  'points-differ': { no: number; points: string; computed: string };
  'ranks-out-of-order': { times: number; no: number; rank: number; points: string };
  'nothing-played': Record<never, never>;
  'nobody-rated': Record<never, never>;
  'round-empty': { round: number };
  'team-number-repeated': { number: string; first: number };
  'team-points-differ': { team: string; points: string; computed: string };
  'team-player-unknown': { team: string; player: number };
  'team-player-repeated': { team: string; player: number; first: string };
  'later-event-wrong': { no: number; rated: boolean };
  'game-unknown': { round: number; player: number };
  'result-missing': { no: number; round: number; opponent: number };

  // the header
  /** The edition that was chosen all the same; null for none. */
  'start-missing': { edition: string | null };
  'headers-missing': { fields: readonly string[] };
  /** `unrated`: of `rated`, the players without a rating, with their start numbers. */
  'count-differs': { field: string; stated: number; found: number; unrated?: readonly string[] };
  'federation-unknown': { text: string };
  'rounds-differ': { stated: number; found: number };
  'date-unreadable': { field: string; text: string };
  'headers-contradict': { field: string; text: string; other: string; otherText: string };
  'date-ambiguous': { field: string; text: string; taken: string; ways: number };
  /** `times`: how many dates are read in this order. */
  'date-order-unusual': { field: string; text: string; taken: string; times: number };
  /** `other`: a date of the report that `date` does not fit, and would in another year. */
  'year-differs': { field: string; date: string; other: string };
  'start-in-future': { start: string; today: string };
  /** 2009 4.13: a list a day is needed, and one was given. */
  'ratings-per-game': { article: string };
  'dates-out-of-order': { start: string; end: string };
  'round-date-outside': { round: number; date: string };
  'rounds-out-of-order': { round: number; date: string };
  'round-dates-misplaced': Record<never, never>;
  'round-dates-differ': { dates: number; rounds: number };
  'time-control-unreadable': { text: string };
  'type-unreadable': { text: string };
  'type-assumed': { type: string };
  'cadence-differs': { cadence: string; minutes: number; found: string };
  'before-first-edition': { start: string; first: string };

  // against a rating list
  'not-on-list': { no: number; id: string };
  'another-person': { no: number; id: string; report: string; list: string };
  'name-differs': { no: number; report: string; list: string };
  'federation-differs': { no: number; report: string; list: string };
  'birth-differs': { no: number; report: string; list: string };
  'rating-differs': { no: number; report: string; list: string };
  'k-unknown': SeveralPlayers;
  'k-not-taken': { k: number; edition: string };
  'k-irregular': { k: number } & SeveralPlayers;
  'inactive-on-list': SeveralPlayers;
  'deceased-on-list': SeveralPlayers;
  'possible-duplicate': { no: number; other: number };
  'list-not-in-force': { list: string; needed: string };
  'list-date-unknown': Record<never, never>;
}

export type FileFindingCode = keyof FileFindingValues;
export type FindingCode = FileFindingCode | ReasonCode;

export interface Finding {
  readonly severity: Severity;
  readonly code: FindingCode;
  /** The article of the regulations behind it, if there is one. */
  readonly article: string | null;
  /** Both count from 1; null where the finding is about the file as a whole. */
  readonly line: number | null;
  readonly column: number | null;
  readonly values: Readonly<Record<string, unknown>>;
}

export interface Place {
  readonly line: number | null;
  readonly column?: number | null;
}

/** What each code weighs. Only what makes rating impossible or wrong is an error. */
const SEVERITIES: Readonly<Record<FileFindingCode, Severity>> = {
  'file-too-large': 'error',
  'too-many-lines': 'error',
  'line-too-long': 'error',
  'findings-left-out': 'note',
  'file-empty': 'error',
  'file-binary': 'error',
  'file-is-list': 'error',
  'table-unknown': 'error',
  'json-broken': 'error',
  'json-invalid': 'error',
  'not-a-report': 'error',
  'encoding-utf-16': 'note',
  'encoding-latin-1': 'note',
  'record-unknown': 'note',
  'header-repeated': 'note',
  'control-characters': 'warning',
  'field-unreadable': 'warning',
  'columns-shifted': 'warning',
  'columns-by-bytes': 'note',
  'field-unusual': 'note',
  'name-missing': 'note',
  'hidden-characters': 'warning',
  'birth-implausible': 'warning',
  'birth-year-only': 'note',
  'rating-implausible': 'warning',
  'rating-missing': 'warning',
  'result-unknown': 'error',
  'opponent-unreadable': 'error',
  'colour-unknown': 'note',
  'start-number-missing': 'error',
  'start-number-repeated': 'error',
  'id-repeated': 'error',
  'id-missing': 'warning',
  'opponent-not-in-report': 'error',
  'opponent-is-himself': 'error',
  'pairing-one-sided': 'error',
  'results-contradict': 'error',
  'both-lost': 'error',
  'colours-contradict': 'note',
  'colour-missing': 'note',
  'bye-again': 'warning',
  'result-without-opponent': 'warning',
  'half-point-unplayed': 'note',
  'forfeit-without-opponent': 'note',
  'bye-with-opponent': 'error',
  'pair-met-again': 'warning',
  'met-only-once': 'warning',
  'match-of-many': 'warning',
  'points-differ': 'warning',
  'ranks-out-of-order': 'note',
  'nothing-played': 'error',
  'nobody-rated': 'warning',
  'round-empty': 'warning',
  'team-number-repeated': 'note',
  'team-points-differ': 'warning',
  'team-player-unknown': 'note',
  'team-player-repeated': 'note',
  'later-event-wrong': 'warning',
  'game-unknown': 'warning',
  'result-missing': 'error',
  'start-missing': 'error',
  'headers-missing': 'note',
  'count-differs': 'note',
  'federation-unknown': 'warning',
  'rounds-differ': 'warning',
  'date-unreadable': 'warning',
  'headers-contradict': 'warning',
  'date-ambiguous': 'warning',
  'date-order-unusual': 'warning',
  'year-differs': 'error',
  'start-in-future': 'warning',
  'ratings-per-game': 'error',
  'dates-out-of-order': 'error',
  'round-date-outside': 'warning',
  'rounds-out-of-order': 'note',
  'round-dates-misplaced': 'note',
  'round-dates-differ': 'note',
  'time-control-unreadable': 'note',
  'type-unreadable': 'note',
  'type-assumed': 'note',
  'cadence-differs': 'warning',
  'before-first-edition': 'error',
  'not-on-list': 'warning',
  'another-person': 'warning',
  'name-differs': 'note',
  'federation-differs': 'note',
  'birth-differs': 'note',
  'rating-differs': 'warning',
  'k-unknown': 'note',
  'k-not-taken': 'warning',
  'k-irregular': 'warning',
  'inactive-on-list': 'note',
  'deceased-on-list': 'warning',
  'possible-duplicate': 'note',
  'list-not-in-force': 'warning',
  'list-date-unknown': 'note',
};

export const FILE_FINDING_CODES: readonly FileFindingCode[] = Object.freeze(
  Object.keys(SEVERITIES) as FileFindingCode[],
);

/** A finding about the file; `severity` only where the case weighs more or less than its code. */
export function finding<Code extends FileFindingCode>(
  code: Code,
  place: Place,
  values: FileFindingValues[Code],
  severity: Severity = SEVERITIES[code],
): Finding {
  return { severity, code, article: null, line: place.line, column: place.column ?? null, values };
}

/** What the regulations say of the event, as a finding. */
export function findingFromReason(severity: Severity, reason: Reason, place: Place): Finding {
  const { code, article, values } = reason;
  return { severity, code, article, line: place.line, column: place.column ?? null, values: { ...values } };
}

/** The values of a finding about one player; `byPlayers` makes one finding of several. */
export const onePlayer = (no: number): SeveralPlayers => ({ no, times: 1, players: [no] });

/** The values of a finding about several players. */
export function allOf(found: readonly { readonly no: number }[]): SeveralPlayers {
  const players = found.map(({ no }) => no);
  return { no: players[0] ?? 0, times: players.length, players };
}

/**
 * Findings about single players, with those that are equal as one. `text` may differ: it is an example, as the place
 * is.
 */
export function byPlayers(findings: readonly Finding[]): readonly Finding[] {
  const groups = new Map<string, Finding[]>();
  for (const found of findings) {
    const { no, times, players, text, ...values } = found.values;
    const key = players === undefined ? groups.size : JSON.stringify([found.code, found.severity, values]);
    const group = groups.get(String(key));
    if (group === undefined) groups.set(String(key), [found]);
    else group.push(found);
  }
  return [...groups.values()].map((group) => {
    const [first, ...others] = group as [Finding, ...Finding[]];
    if (others.length === 0) return first;
    const players = group.flatMap(({ values }) => values.players as readonly number[]);
    return { ...first, values: { ...first.values, times: players.length, players } };
  });
}

/** Lines that have shifted at the same column are one finding, at the first of them. */
export function byLines(findings: readonly Finding[]): readonly Finding[] {
  const groups = new Map<string, Finding[]>();
  for (const each of findings) {
    if (each.code !== 'columns-shifted') continue;
    const key = `${each.severity} ${each.column}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [each]);
    else group.push(each);
  }
  const merged = [...groups.values()].map((group) => {
    const [first, ...others] = group.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)) as [Finding];
    const lines = [first, ...others].map(({ line }) => line);
    return lines.length === 1 ? first : { ...first, values: { ...first.values, lines } };
  });
  return [...findings.filter(({ code }) => code !== 'columns-shifted'), ...merged];
}

export type FindingValues = FileFindingValues & ReasonValues;

export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some((each) => each.severity === 'error');
}

export interface FindingCounts {
  readonly errors: number;
  readonly warnings: number;
  readonly notes: number;
}

/** As listed: a finding about several players, lines or games counts once. */
export function countFindings(findings: readonly { readonly severity: Severity }[]): FindingCounts {
  const of = (severity: Severity): number => findings.filter((each) => each.severity === severity).length;
  return { errors: of('error'), warnings: of('warning'), notes: of('note') };
}

/** Errors first. */
export const WEIGHTS: Readonly<Record<Severity, number>> = Object.freeze({ error: 0, warning: 1, note: 2 });

/** Beyond the limit findings are only counted, by the heaviest severity. */
export class FindingList {
  readonly #found: Finding[] = [];
  readonly #counted = new Map<string, { readonly first: Finding; times: number }>();
  #left = 0;
  #heaviest: Severity = 'note';

  add(found: Finding): void {
    const isCount = found.code === 'findings-left-out';
    if (!isCount && this.#found.length < MAX_FINDINGS) {
      this.#found.push(found);
      return;
    }
    this.#left += isCount ? Number(found.values.left) : 1;
    if (WEIGHTS[found.severity] < WEIGHTS[this.#heaviest]) this.#heaviest = found.severity;
  }

  addAll(found: readonly Finding[]): void {
    for (const each of found) this.add(each);
  }

  /** Only the first of its code is kept; its `times` tells how many there were. */
  count(found: Finding): void {
    const known = this.#counted.get(found.code);
    if (known === undefined) this.#counted.set(found.code, { first: found, times: 1 });
    else known.times += 1;
  }

  all(): readonly Finding[] {
    if (this.#left === 0 && this.#counted.size === 0) return this.#found;
    const counted = [...this.#counted.values()].map(({ first, times }) => ({
      ...first,
      values: { ...first.values, times },
    }));
    if (this.#left === 0) return [...this.#found, ...counted];
    const values = { left: this.#left, limit: MAX_FINDINGS };
    const left = finding('findings-left-out', { line: null }, values, this.#heaviest);
    return [...this.#found, ...counted, left];
  }
}
