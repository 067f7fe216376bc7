import { defined } from '@eloquence/rating';
import { writeList } from '../../packages/reports/src/index.ts';
import { simulateMonths } from '../../packages/simulation/src/index.ts';

export interface Papers {
  readonly registration: unknown;
  readonly name: string;
  readonly start: string;
  readonly end: string;
  readonly report: Uint8Array;
}

export interface SeasonMonth {
  /** The list that its events go into. */
  readonly list: string;
  readonly events: readonly Papers[];
  /** One of them, and its report with another result. */
  readonly corrected: { readonly event: Papers; readonly report: Uint8Array } | null;
}

/** The work of a small office over some months: the same seed gives the same bytes. */
export interface Season {
  readonly start: string;
  readonly list: Uint8Array;
  readonly months: readonly SeasonMonth[];
}

const PLAYERS = 120;
export const MONTHS = 4;

export async function inventSeason(seed: number): Promise<Season> {
  const steps = [...simulateMonths({ seed, players: PLAYERS, months: MONTHS })];
  const [first] = steps;
  if (first === undefined) throw new Error('a season without a list');
  const texts: Uint8Array[] = [];
  for await (const text of writeList(first.list.rows, { format: 'txt', cadence: 'combined' })) {
    texts.push(Buffer.from(text));
  }
  const months = steps.slice(0, -1).map(({ events }, index): SeasonMonth => {
    const papers = events.map(({ registration, report }): Papers => {
      const { name, start, end } = registration;
      return { registration, name, start, end, report };
    });
    return { list: steps[index + 1]?.list.date as string, events: papers, corrected: correctedOf(papers) };
  });
  return { start: first.list.date, list: Buffer.concat(texts), months };
}

function correctedOf(events: readonly Papers[]): SeasonMonth['corrected'] {
  for (const event of events) {
    const report = withOneResultReversed(event.report);
    if (report) return { event, report };
  }
  return null;
}

/** Where TRF has them in the line of a player (001). */
const POINTS = [80, 84] as const;
const ROUNDS = 91;
const RESULT = 7;

/** With one decisive result reversed; null if there is none. */
export function withOneResultReversed(report: Uint8Array): Uint8Array | null {
  const lines = new TextDecoder().decode(report).split('\n');
  const players = new Map<number, number>();
  lines.forEach((line, index) => {
    if (line.startsWith('001')) players.set(Number(line.slice(4, 8)), index);
  });
  const teams = lines.some((line) => line.startsWith('013') || line.startsWith('310'));
  for (const index of teams ? [] : players.values()) {
    const line = defined(lines[index]);
    const at = ROUNDS + RESULT;
    const other = players.get(Number(line.slice(ROUNDS, ROUNDS + 4)));
    if (line[at] !== '1' || other === undefined || lines[other]?.[at] !== '0') continue;
    lines[index] = withResult(line, at, '0', -1);
    lines[other] = withResult(defined(lines[other]), at, '1', 1);
    return new TextEncoder().encode(lines.join('\n'));
  }
  return null;
}

function withResult(line: string, at: number, result: string, points: number): string {
  const [from, to] = POINTS;
  const sum = (Number(line.slice(from, to)) + points).toFixed(1).padStart(to - from);
  return `${line.slice(0, from)}${sum}${line.slice(to, at)}${result}${line.slice(at + 1)}`;
}
