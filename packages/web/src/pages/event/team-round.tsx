import type {
  EventStandingItem,
  EventStandingsView,
  EventTeamsView,
  MatchBoardItem,
  MatchItem,
} from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/event';
import type { JSX } from 'preact';
import { type Column, Table } from '../../components/table.tsx';
import { Rating } from '../../components/values.tsx';
import { type PageContext, usePageContext } from '../../core/page-context.ts';
import { AGAINST, resultSign } from './crosstable.tsx';
import { Player, ratingOf } from './standings.tsx';

interface TeamRoundProps {
  readonly standings: EventStandingsView;
  readonly teams: EventTeamsView;
  readonly round: number;
  readonly words: Words;
}

/** The matches of a round, each with its boards. */
export function TeamRound({ standings, teams, round, words }: TeamRoundProps): JSX.Element {
  const context = usePageContext();
  const { format } = context;
  const players = new Map(standings.players.map((player) => [player.no, player]));
  const names = new Map(teams.teams.map((team) => [team.number, team.name || words.teamNumber(team.number)]));
  const nameOf = (number: number | undefined): string => names.get(number ?? 0) ?? '';
  const matches = (teams.matches ?? []).toSorted(
    (a, b) => Math.sign(rankIn(teams, a) - rankIn(teams, b)) || 0,
  );
  const byes = teams.byes.filter((bye) => bye.round === round);
  const isOpen = matches.some(({ boards }) => boards.some(({ board }) => board === null));
  return (
    <>
      <div class="matches">
        {matches.map((match) => {
          const [first, second] = match.teams;
          return (
            <section key={first} class="match">
              <h3>
                <span>{nameOf(first)}</span>
                <span class="match-score">{matchScore(match, context)}</span>
                <span>{nameOf(second)}</span>
              </h3>
              {match.forfeit !== null && <p class="faint">{words.forfeited}</p>}
              {match.boards.length > 0 && (
                <Table
                  caption={words.matchOf(nameOf(first), nameOf(second))}
                  isCaptionHidden
                  width="fits"
                  columns={boardColumns(match, players, words, context)}
                  rows={match.boards}
                  rowKey={(_, index) => String(index)}
                />
              )}
            </section>
          );
        })}
      </div>
      {byes.length > 0 && (
        <p>
          {words.withoutOpponent}
          {context.words.aside(
            format.list(byes.map(({ team, kind }) => `${nameOf(team)} – ${words.teamByes[kind]}`)),
          )}
        </p>
      )}
      <p class="prose faint">{isOpen ? words.boardsOpen : words.boardsFollow}</p>
    </>
  );
}

/** The place of the better team, so that the leaders come first. */
function rankIn({ teams }: EventTeamsView, match: MatchItem): number {
  const ranks = teams
    .filter(({ number }) => match.teams.includes(number))
    .map(({ rank }) => rank ?? Number.POSITIVE_INFINITY);
  return Math.min(...ranks);
}

function matchScore({ points, forfeit }: MatchItem, { format }: PageContext): string {
  if (points === null) return forfeit === null ? ':' : [...forfeit].map(signOf).join(AGAINST);
  return points.map((each) => format.points(each)).join(AGAINST);
}

const signOf = (sign: string): string => (sign === '+' ? '+' : '−');

function boardColumns(
  { boards }: MatchItem,
  players: ReadonlyMap<number, EventStandingItem>,
  words: Words,
  { words: shared }: PageContext,
): readonly Column<MatchBoardItem>[] {
  const side = (index: 0 | 1): readonly Column<MatchBoardItem>[] => {
    const playerOf = (row: MatchBoardItem): EventStandingItem | undefined =>
      players.get(row.players[index] ?? 0);
    return [
      {
        key: `player-${index}`,
        head: (
          <span class="visually-hidden">
            {shared.columns.player} {index + 1}
          </span>
        ),
        isRowHead: index === 0,
        cell: (row) => {
          const player = playerOf(row);
          if (player === undefined) return <span class="faint">{words.nobody}</span>;
          const isWhite = row.white === (index === 0 ? 'first' : 'second');
          return (
            <>
              {row.white !== null && (
                <span class="board-colour">
                  <span aria-hidden="true">{isWhite ? '□' : '■'}</span>
                  <span class="visually-hidden">{isWhite ? words.whitePlayer : words.blackPlayer}</span>
                </span>
              )}
              <Player of={player} words={words} />
            </>
          );
        },
      },
      {
        key: `rating-${index}`,
        head: <span class="visually-hidden">{shared.columns.rating}</span>,
        cell: (row) => {
          const player = playerOf(row);
          return player === undefined ? '' : <Rating value={ratingOf(player)} />;
        },
        align: 'end',
        wideOnly: true,
      },
    ];
  };
  const board: Column<MatchBoardItem> = {
    key: 'board',
    head: <span class="visually-hidden">{words.board}</span>,
    cell: (row) => <span class="faint">{row.board}</span>,
    align: 'end',
  };
  return [
    ...(boards.some((row) => row.board !== null) ? [board] : []),
    ...side(0),
    {
      key: 'result',
      head: <span class="visually-hidden">{words.result}</span>,
      align: 'center',
      noWrap: true,
      cell: ({ scores, played }) =>
        scores.map((score) => (score === null ? '−' : resultSign({ score, played }))).join(AGAINST),
    },
    ...side(1),
  ];
}
