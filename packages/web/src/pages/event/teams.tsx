import type {
  EventStandingItem,
  EventStandingsView,
  EventTeamsView,
  EventView,
  TeamItem,
} from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/event';
import type { JSX } from 'preact';
import { Section } from '../../components/layout.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { Rating } from '../../components/values.tsx';
import { usePageContext } from '../../core/page-context.ts';
import { gameLabel, resultSign, Short } from './crosstable.tsx';
import { Player, ratingOf } from './standings.tsx';
import { TieBreaks } from './tie-breaks.tsx';

interface TeamsProps {
  readonly event: EventView;
  readonly standings: EventStandingsView;
  readonly teams: EventTeamsView;
  readonly words: Words;
}

/** Team standings, then the players of each team in board order. */
export function Teams({ event, standings, teams: { teams, matches }, words }: TeamsProps): JSX.Element {
  const { format, words: shared } = usePageContext();
  const players = new Map(standings.players.map((player) => [player.no, player]));
  const ordered = orderTeams(teams);
  const points = (of: TeamItem['matchPoints']): string => (of === null ? '–' : format.points(of.points));
  const columns: readonly Column<TeamItem>[] = [
    ...(teams.some(({ rank }) => rank !== null)
      ? [
          {
            key: 'rank',
            head: shared.columns.rank,
            cell: ({ rank }: TeamItem) => rank ?? '–',
            align: 'end',
          } as const,
        ]
      : []),
    {
      key: 'team',
      head: words.team,
      isRowHead: true,
      cell: ({ number, name }) => <a href={`#team-${number}`}>{name || words.teamNumber(number)}</a>,
    },
    ...(matches === null
      ? []
      : [
          {
            key: 'record',
            head: <Short short="+ = −" full={words.matchRecord} />,
            cell: ({ record }: TeamItem) =>
              record === null ? '–' : `${record.won} ${record.drawn} ${record.lost}`,
            align: 'center',
            noWrap: true,
            wideOnly: true,
          } as const,
        ]),
    {
      key: 'match-points',
      head: words.matchPoints,
      cell: ({ matchPoints }) => <strong>{points(matchPoints)}</strong>,
      align: 'end',
    },
    {
      key: 'game-points',
      head: words.gamePoints,
      cell: ({ gamePoints }) => points(gamePoints),
      align: 'end',
    },
  ];
  return (
    <>
      <Section title={words.teams} id="teams">
        <p class="prose faint">{teamNotes(teams, matches !== null, words).join(words.between)}</p>
        <Table
          caption={words.teamsCaption(event.name)}
          isCaptionHidden
          width="fits"
          columns={columns}
          rows={ordered}
          rowKey={({ number }) => String(number)}
        />
        <TieBreaks codes={standings.tieBreaks} words={words} />
      </Section>
      <div class="line-ups">
        {ordered.map((team) => (
          <LineUp key={team.number} team={team} rounds={standings.rounds} players={players} words={words} />
        ))}
      </div>
    </>
  );
}

/** By rank where the report has ranks, else by match points or matches, then game points. */
export function orderTeams(teams: readonly TeamItem[]): readonly TeamItem[] {
  const last = teams.length + 1;
  const points = ({ matchPoints, record }: TeamItem): number =>
    matchPoints?.points ?? (record === null ? 0 : 2 * record.won + record.drawn);
  return teams.toSorted(
    (a, b) =>
      (a.rank ?? last) - (b.rank ?? last) ||
      points(b) - points(a) ||
      (b.gamePoints?.points ?? 0) - (a.gamePoints?.points ?? 0),
  );
}

/** Which numbers are of the report and which were computed. */
function teamNotes(teams: readonly TeamItem[], hasMatches: boolean, words: Words): readonly string[] {
  const from = (of: 'matchPoints' | 'gamePoints'): ReadonlySet<string> =>
    new Set(teams.map((team) => team[of]?.from ?? 'none'));
  const [match, game] = [from('matchPoints'), from('gamePoints')];
  return [
    teams.some(({ rank }) => rank !== null) ? words.teamRanksReported : words.noTeamRanks,
    ...(match.has('report') || game.has('report') ? [words.teamPointsReported] : []),
    ...(match.has('results') ? [words.matchPointsComputed] : []),
    ...(match.has('none') && !match.has('report') && hasMatches ? [words.noMatchPoints] : []),
    ...(game.has('results') ? [words.gamePointsComputed] : []),
    ...(hasMatches ? [] : [words.noMatches]),
  ];
}

interface LineUpProps {
  readonly team: TeamItem;
  readonly rounds: number;
  readonly players: ReadonlyMap<number, EventStandingItem>;
  readonly words: Words;
}

interface Seat {
  readonly place: number;
  readonly player: EventStandingItem;
}

function LineUp({ team, rounds, players, words }: LineUpProps): JSX.Element {
  const { format, words: shared } = usePageContext();
  const name = team.name || words.teamNumber(team.number);
  const seats = team.players.flatMap((no, index): Seat[] => {
    const player = players.get(no);
    return player === undefined ? [] : [{ place: index + 1, player }];
  });
  const columns: readonly Column<Seat>[] = [
    { key: 'board', head: <Short short="" full={words.board} />, cell: ({ place }) => place, align: 'end' },
    {
      key: 'player',
      head: shared.columns.player,
      isRowHead: true,
      cell: ({ player }) => <Player of={player} words={words} />,
    },
    {
      key: 'rating',
      head: shared.columns.rating,
      cell: ({ player }) => <Rating value={ratingOf(player)} />,
      align: 'end',
    },
    ...Array.from(
      { length: rounds },
      (_, index): Column<Seat> => ({
        key: `round-${index + 1}`,
        head: <Short short={index + 1} full={words.round(index + 1)} />,
        align: 'center',
        wideOnly: true,
        cell: ({ player }) => <RoundCell player={player} round={index + 1} players={players} words={words} />,
      }),
    ),
    {
      key: 'points',
      head: words.points,
      cell: ({ player }) => (
        <>
          {format.points(player.points)}
          <span class="faint"> / {scoredRounds(player)}</span>
        </>
      ),
      align: 'end',
      noWrap: true,
    },
  ];
  return (
    <section class="line-up" id={`team-${team.number}`}>
      <h3>{name}</h3>
      <Table
        caption={words.lineUp(name)}
        isCaptionHidden
        width="fits"
        columns={columns}
        rows={seats}
        rowKey={({ player }) => String(player.no)}
      />
    </section>
  );
}

/** Games, and rounds with points without one. */
const scoredRounds = ({ games, byes }: EventStandingItem): number =>
  games.length + byes.filter(({ points }) => points !== null && points > 0).length;

interface RoundCellProps {
  readonly player: EventStandingItem;
  readonly round: number;
  readonly players: ReadonlyMap<number, EventStandingItem>;
  readonly words: Words;
}

function RoundCell({ player, round, players, words }: RoundCellProps): JSX.Element {
  const { format } = usePageContext();
  const games = player.games.filter((game) => game.round === round);
  const bye = player.byes.find((each) => each.round === round);
  if (games.length === 0) {
    const points = bye?.points ?? 0;
    const short = bye?.kind === 'forfeit-win' ? '+' : points === 0 ? '–' : format.points(points);
    return (
      <span class="faint">
        <Short short={short} full={words.byes[bye?.kind ?? 'zero']} />
      </span>
    );
  }
  return (
    <>
      {games.map((game, index) => (
        <Short
          key={index}
          short={resultSign(game)}
          full={gameLabel(game, players.get(game.opponent), words)}
        />
      ))}
    </>
  );
}
