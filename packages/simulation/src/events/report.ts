import { type CivilDate, defined, formatDate } from '@eloquence/rating';
import type { PlayerRecord, TrfFile, TrfRecord, TrfVersion } from '@eloquence/reports';
import type { Arbiter } from '../people/arbiters.ts';
import { type Entrant, endOf, type PlayedEvent, startOf } from './event.ts';
import type { System } from './kinds.ts';

/** The header of a report. */
export interface Heading {
  readonly name: string;
  readonly federation: string;
  /** The chief arbiter first. */
  readonly arbiters: readonly Arbiter[];
  readonly version: TrfVersion;
}

/** Records 092 and 192 of every system; a match has no code. */
const SYSTEMS: Readonly<Record<System, readonly [words: string, code: string | null]>> = {
  swiss: ['Individual: Swiss-System', 'FIDE_DUTCH_2025'],
  'round-robin': ['Individual: Round-Robin', 'BERGER_ROUNDROBIN'],
  'double-round-robin': ['Individual: Double Round-Robin', 'BERGER_ROUNDROBIN_G2'],
  match: ['Individual: Match', null],
  scheveningen: ['Team: Scheveningen', 'OTHER_SCHEVENINGEN'],
  'team-swiss': ['Team: Swiss-System', 'FIDE_TEAM'],
  'team-round-robin': ['Team: Round-Robin', 'BERGER_TEAM_ROUNDROBIN'],
};

/** The report of an event, not yet written. */
export function reportOf(event: PlayedEvent, heading: Heading): TrfFile {
  const records = [
    ...headerRecords(event, heading),
    roundDateRecord(event.dates),
    ...playerRecords(event),
    ...teamRecords(event, heading.version),
  ];
  return { version: heading.version, encoding: 'utf-8', byteOrderMark: false, lineEnd: '\r\n', records };
}

function headerRecords(event: PlayedEvent, { name, federation, arbiters, version }: Heading): TrfRecord[] {
  const [words, code] = SYSTEMS[event.kind.system];
  const [chief, ...deputies] = arbiters.map((arbiter) => `${arbiter.name} (${arbiter.id})`);
  const rated = event.field.filter(({ rating }) => rating !== null).length;
  const isNew = version === 'trf26';
  const lines: readonly (readonly [code: string, value: string | number | null | undefined])[] = [
    ['012', name],
    ['022', event.city],
    ['032', federation],
    ['042', slashed(startOf(event))],
    ['052', slashed(endOf(event))],
    ['062', event.field.length],
    ['072', rated],
    ['082', event.teams.length],
    ['092', `${words} (${event.cadence})`],
    ['102', chief],
    ...deputies.map((deputy) => ['112', deputy] as const),
    ['122', isNew ? null : event.rate.words],
    ['142', isNew ? event.dates.length : null],
    ['192', isNew ? code : null],
    ['222', isNew ? event.rate.code : null],
  ];
  return lines.flatMap(([line, value]): readonly TrfRecord[] =>
    value === null || value === undefined
      ? []
      : [{ kind: 'header', code: line, value: String(value), source: null }],
  );
}

const slashed = (date: CivilDate): string => formatDate(date).replaceAll('-', '/');

/** Record 132 has years of two digits. */
function roundDateRecord(dates: readonly CivilDate[]): TrfRecord {
  return {
    kind: 'round-dates',
    code: '132',
    dates: dates.map((date) => slashed(date).slice(2)),
    source: null,
  };
}

function playerRecords(event: PlayedEvent): readonly PlayerRecord[] {
  const ranks = ranksOf(event);
  return event.field.map(({ player, rating, title }, place) => ({
    kind: 'player',
    code: '001',
    no: place + 1,
    sex: player.sex,
    title,
    name: player.name,
    rating,
    federation: player.federation,
    id: String(player.id),
    birth: player.hasFullBirthDate ? slashed(player.birth) : `${player.birthYear}/00/00`,
    points: pointsText(event.table.points(place)),
    rank: defined(ranks[place]),
    rounds: event.table.rounds[place] ?? [],
    source: null,
  }));
}

const pointsText = (halves: number): string => `${Math.floor(halves / 2)}.${halves % 2 === 1 ? 5 : 0}`;

/** By points, then by the points of the opponents, then by start number. */
function ranksOf({ field, table }: PlayedEvent): readonly number[] {
  const points = field.map((_: Entrant, place) => table.points(place));
  const opponents = field.map((_: Entrant, place) =>
    (table.rounds[place] ?? []).reduce(
      (sum, { opponent }) => sum + (opponent === null ? 0 : (points[opponent - 1] ?? 0)),
      0,
    ),
  );
  const order = field.map((_, place) => place);
  order.sort(
    (a, b) => (points[b] ?? 0) - (points[a] ?? 0) || (opponents[b] ?? 0) - (opponents[a] ?? 0) || a - b,
  );
  const ranks: number[] = [];
  order.forEach((place, index) => {
    ranks[place] = index + 1;
  });
  return ranks;
}

/** 013 in the older layouts, 310 in the newest. */
function teamRecords({ teams }: PlayedEvent, version: TrfVersion): readonly TrfRecord[] {
  const code = version === 'trf26' ? '310' : '013';
  return teams.map(({ name, players }, index) => ({
    kind: 'team',
    code,
    number: code === '310' ? String(index + 1) : '',
    name,
    middle: '',
    players: players.map((place) => place + 1),
    source: null,
  }));
}
