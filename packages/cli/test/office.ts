import { writeFileSync } from 'node:fs';
import { defined } from '@eloquence/rating';
import { writeList } from '@eloquence/reports';
import { type SimulatedEvent, simulate } from '@eloquence/simulation';
import { folderWith } from './run.ts';

export interface Month {
  readonly path: (name: string) => string;
  readonly remove: () => void;
  /** The name of its files, without the extension. */
  readonly events: readonly SimulatedEvent[];
}

/** The first month of a small federation as files: a list, and registration and report of every event. */
export async function monthInFolder(): Promise<Month> {
  const { path, remove } = folderWith({});
  const federation = simulate({ seed: 7, players: 120 });
  const { rows } = federation.startingList();
  const list = rows as readonly (typeof rows extends Iterable<infer Row> ? Row : never)[];
  const pieces: Buffer[] = [];
  for await (const piece of writeList(list, { format: 'txt', cadence: 'combined' }).bytes())
    pieces.push(Buffer.from(piece));
  writeFileSync(path('list.txt'), Buffer.concat(pieces));
  const ratings = new Map(list.map((row) => [Number(row.id), row.ratings]));
  const { events } = federation.month((id) => {
    const own = ratings.get(id);
    if (own === undefined) return undefined;
    const { standard, rapid, blitz } = own;
    return {
      standard: standard?.rating ?? null,
      rapid: rapid?.rating ?? null,
      blitz: blitz?.rating ?? null,
    };
  });
  for (const { file, registration, report } of events) {
    writeFileSync(path(`${file}.json`), JSON.stringify(registration));
    writeFileSync(path(`${file}.trf`), report);
  }
  return { path, remove, events };
}

/** The report with the result of its first decided game reversed, for both players and in the points. */
export function turnedRound(report: Uint8Array): string {
  const lines = new TextDecoder().decode(report).split('\n');
  const row = (no: number): number =>
    lines.findIndex((line) => line.startsWith('001') && Number(line.slice(4, 8)) === no);
  for (const [index, line] of lines.entries()) {
    const won = /^ *(\d+) [wb] 1/.exec(line.slice(91, 101));
    if (!line.startsWith('001') || won === null) continue;
    const loser = row(Number(won[1]));
    lines[index] = withResult(line, '0', -1);
    lines[loser] = withResult(defined(lines[loser]), '1', 1);
    return lines.join('\n');
  }
  throw new Error('there is no decided game in the first round');
}

function withResult(line: string, result: string, points: number): string {
  const score = (Number(line.slice(80, 84)) + points).toFixed(1).padStart(4);
  return `${line.slice(0, 80)}${score}${line.slice(84, 98)}${result}${line.slice(99)}`;
}
