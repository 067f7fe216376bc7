import { type Columns, FIRST_ROUND, PLAYER, TEAM_013, TEAM_310, TEAM_PLAYER_STRIDE } from './layout.ts';
import type {
  PlayerRecord,
  RoundDatesRecord,
  RoundResult,
  TeamRecord,
  TrfFile,
  TrfRecord,
} from './records.ts';
import { writeText } from './text.ts';

/** The bytes of a report: records that were read as they stood, new ones in the layout's own form. */
export function writeTrf(file: TrfFile): Uint8Array {
  const { encoding, byteOrderMark, lineEnd, records } = file;
  const last = records.length - 1;
  const text = records.map((record, index) => {
    const { source } = record;
    if (source === null) return renderRecord(record) + lineEnd;
    // Only the last line may do without an end.
    return source.text + (index < last ? source.end || lineEnd : source.end);
  });
  return writeText({ encoding, byteOrderMark, text: text.join('') });
}

/** A line as it stands, or as it would be written. */
export function textOf(record: TrfRecord): string {
  return record.source?.text ?? renderRecord(record);
}

/** A record in the layout's own form. */
export function renderRecord(record: TrfRecord): string {
  switch (record.kind) {
    case 'player':
      return renderPlayer(record);
    case 'header':
      return `${record.code} ${record.value}`.trimEnd();
    case 'round-dates':
      return renderRoundDates(record);
    case 'team':
      return renderTeam(record);
    default:
      return record.text;
  }
}

const width = ({ from, to }: Columns): number => to - from + 1;
const left = (text: string, columns: Columns): string => text.slice(0, width(columns)).padEnd(width(columns));
const right = (text: string, columns: Columns): string => text.padStart(width(columns));

function renderPlayer(player: PlayerRecord): string {
  const number = (value: number | null): string => (value === null ? '' : String(value));
  const fields = [
    player.code,
    right(number(player.no), PLAYER.no),
    left(player.sex, PLAYER.sex) + right(player.title, PLAYER.title),
    left(player.name, PLAYER.name),
    right(number(player.rating), PLAYER.rating),
    left(player.federation, PLAYER.federation),
    right(player.id, PLAYER.id),
    left(player.birth, PLAYER.birth),
    right(player.points, PLAYER.points),
    right(number(player.rank), PLAYER.rank),
  ];
  const last = player.rounds.length - 1;
  const rounds = player.rounds.map((round, index) => renderRound(round, index === last));
  return `${fields.join(' ')}  ${rounds.join('  ')}`.trimEnd();
}

/** A round without anything is blank, save the last, which would get lost. */
function renderRound({ opponent, colour, code }: RoundResult, isLast: boolean): string {
  const isNothing = opponent === null && colour === null && code === '';
  if (isNothing && !isLast) return ' '.repeat(8);
  return `${opponent === null ? '0000' : String(opponent).padStart(4)} ${colour ?? '-'} ${code || ' '}`;
}

function renderRoundDates({ dates }: RoundDatesRecord): string {
  return `132${' '.repeat(FIRST_ROUND - 4)}${dates.map((date) => date.padEnd(8)).join('  ')}`.trimEnd();
}

function renderTeam(team: TeamRecord): string {
  const players = team.players.map((player) => String(player).padStart(TEAM_PLAYER_STRIDE - 1)).join(' ');
  if (team.code === '013') return `013 ${left(team.name, TEAM_013.name)}${players}`.trimEnd();
  const middle = left(team.middle, TEAM_310.middle);
  const head = `310 ${right(team.number, TEAM_310.number)} ${left(team.name, TEAM_310.name)}`;
  return `${head}${middle}${players}`.trimEnd();
}
