import type { ReportDifferencesView } from '@eloquence/api';
import { defined, formatDate } from '@eloquence/rating';
import { gamesOf, type Report, type ReportPlayer } from '@eloquence/reports';
import { OfficeError } from '../errors.ts';
import type { Office } from '../office.ts';
import { readSubmission } from '../reports/read-submission.ts';
import { reportFile } from './report-file.ts';

export type ReportDifferences = ReportDifferencesView;
type ChangedValue = ReportDifferencesView['header'][number];
type ChangedReportPlayer = ReportDifferencesView['players'][number];
type ChangedResult = ReportDifferencesView['results'][number];

/** Differences between two versions of an event's report. */
export async function reportDifferences(
  office: Pick<Office, 'store'>,
  event: string,
  from: number,
  to: number,
): Promise<ReportDifferences> {
  const before = await versionOf(office, event, from);
  const after = await versionOf(office, event, to);
  return {
    event,
    from,
    to,
    header: changedValues(headerOf(before), headerOf(after)),
    players: changedPlayers(before, after),
    results: changedResults(before, after),
  };
}

async function versionOf(office: Pick<Office, 'store'>, event: string, version: number): Promise<Report> {
  const { bytes } = await reportFile(office, event, version);
  if (bytes === null) throw new OfficeError('report-redacted', { event });
  return readSubmission(bytes).report;
}

type Values = Readonly<Record<string, string | null>>;

function headerOf({ name, city, federation, start, end, type, rounds, players, cadence }: Report): Values {
  return {
    name,
    city,
    federation,
    start: start === null ? null : formatDate(start),
    end: end === null ? null : formatDate(end),
    type,
    cadence,
    rounds: String(rounds),
    players: String(players.length),
  };
}

function playerValues({ id, name, federation, sex, birth, rating }: ReportPlayer): Values {
  return { id, name, federation, sex, birth, rating: rating === null ? null : String(rating) };
}

function changedValues(before: Values, after: Values): ChangedValue[] {
  return Object.keys(after)
    .filter((field) => (before[field] || null) !== (after[field] || null))
    .map((field) => ({ field, before: before[field] || null, after: after[field] || null }));
}

/** Players are matched by ID, else by name. */
const identity = ({ id, name }: ReportPlayer): string => id || `name ${name}`;

function changedPlayers(before: Report, after: Report): ChangedReportPlayer[] {
  const old = new Map(before.players.map((player) => [identity(player), player]));
  const now = new Map(after.players.map((player) => [identity(player), player]));
  const about = ({ no, id, name }: ReportPlayer): Pick<ChangedReportPlayer, 'no' | 'id' | 'name'> => ({
    no,
    id,
    name,
  });
  const changed = [...now].flatMap(([key, player]): ChangedReportPlayer[] => {
    const was = old.get(key);
    if (was === undefined) return [{ ...about(player), change: 'added', values: [] }];
    const values = changedValues(playerValues(was), playerValues(player));
    return values.length === 0 ? [] : [{ ...about(player), change: 'changed', values }];
  });
  const removed = [...old]
    .filter(([key]) => !now.has(key))
    .map(([, player]): ChangedReportPlayer => ({ ...about(player), change: 'removed', values: [] }));
  return [...changed, ...removed];
}

interface Played {
  readonly round: number;
  readonly white: ReportPlayer;
  readonly black: ReportPlayer;
  readonly result: string;
}

function changedResults(before: Report, after: Report): ChangedResult[] {
  const [old, now] = [playedIn(before), playedIn(after)];
  const pairs = [...new Set([...now.keys(), ...old.keys()])];
  return pairs
    .flatMap((pair): ChangedResult[] => {
      const [was, is] = [old.get(pair), now.get(pair)];
      const { round, white, black } = (is ?? was) as Played;
      if (was?.result === is?.result) return [];
      const side = ({ no, name }: ReportPlayer): ChangedResult['white'] => ({ no, name });
      return [
        {
          round,
          white: side(white),
          black: side(black),
          before: was?.result ?? null,
          after: is?.result ?? null,
        },
      ];
    })
    .toSorted((a, b) => a.round - b.round || a.white.no - b.white.no);
}

function playedIn(report: Report): ReadonlyMap<string, Played> {
  return new Map(
    gamesOf(report).games.map(({ white, black, whiteScore, blackScore, played, round = 0 }) => {
      const [one, other] = [defined(report.players[white]), defined(report.players[black])];
      const result = [whiteScore, blackScore].map((score) => scoreText(score, played)).join('–');
      return [`${round} ${identity(one)} ${identity(other)}`, { round, white: one, black: other, result }];
    }),
  );
}

function scoreText(score: number, played: boolean): string {
  if (score === 0.5) return '½';
  if (played) return String(score);
  return score === 1 ? '+' : '−';
}
