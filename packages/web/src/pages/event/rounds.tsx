import type { ByeItem, EventStandingItem, EventStandingsView, StandingGame } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/event';
import type { ComponentChildren, JSX } from 'preact';
import { Section } from '../../components/layout.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { Rating } from '../../components/values.tsx';
import { usePageContext, withQuery } from '../../core/page-context.ts';
import { AGAINST, resultSign } from './crosstable.tsx';
import { Player, ratingOf } from './standings.tsx';

interface Pairing {
  readonly white: EventStandingItem;
  readonly black: EventStandingItem;
  /** The game from either side: both may have lost by forfeit. */
  readonly game: StandingGame;
  readonly reply: StandingGame;
}

/** Each game once. Without colours, the player with the lower number counts as White. */
export function pairingsOf(players: readonly EventStandingItem[], round: number): readonly Pairing[] {
  const byNumber = new Map(players.map((player) => [player.no, player]));
  const pairings = players.flatMap((white) =>
    white.games
      .filter((game) => game.round === round)
      .filter(({ colour, opponent }) => colour === 'w' || (colour === null && white.no < opponent))
      .flatMap((game): Pairing[] => {
        const black = byNumber.get(game.opponent);
        const reply = black?.games.find((each) => each.round === round && each.opponent === white.no);
        return black === undefined || reply === undefined ? [] : [{ white, black, game, reply }];
      }),
  );
  return pairings.toSorted(
    (a, b) => Math.min(a.white.rank, a.black.rank) - Math.min(b.white.rank, b.black.rank),
  );
}

interface RoundsProps {
  readonly standings: EventStandingsView;
  readonly round: number;
  readonly words: Words;
  /** Matches of teams, instead of pairings. */
  readonly children?: ComponentChildren;
}

/** One round: in a large event, all of them are a page of thousands of rows. */
export function Rounds({ standings, round, words, children }: RoundsProps): JSX.Element {
  return (
    <Section title={words.round(round)} id="rounds">
      <RoundLinks rounds={standings.rounds} round={round} words={words} />
      {children || <Pairings standings={standings} round={round} words={words} />}
    </Section>
  );
}

function RoundLinks({
  rounds,
  round,
  words,
}: {
  readonly rounds: number;
  readonly round: number;
  readonly words: Words;
}): JSX.Element {
  const { href, path } = usePageContext();
  const all = Array.from({ length: rounds }, (_, index) => index + 1);
  return (
    <nav class="round-links" aria-label={words.roundsLabel}>
      {all.map((each) => (
        <a
          key={each}
          href={`${href(withQuery(path, { show: 'rounds', round: each === rounds ? null : each }))}#games`}
          aria-label={words.round(each)}
          aria-current={each === round ? 'page' : undefined}
        >
          {each}
        </a>
      ))}
    </nav>
  );
}

function Pairings({ standings: { players }, round, words }: Omit<RoundsProps, 'children'>): JSX.Element {
  const { words: shared } = usePageContext();
  const rating = (side: 'white' | 'black'): Column<Pairing> => ({
    key: `${side}-rating`,
    head: shared.columns.rating,
    cell: (row) => <Rating value={ratingOf(row[side])} />,
    align: 'end',
    wideOnly: true,
  });
  return (
    <>
      <Table<Pairing>
        caption={words.pairings(round)}
        isCaptionHidden
        width="fits"
        columns={[
          {
            key: 'white',
            head: words.whitePlayer,
            isRowHead: true,
            cell: ({ white }) => <Player of={white} words={words} />,
          },
          rating('white'),
          {
            key: 'result',
            head: words.result,
            align: 'center',
            noWrap: true,
            cell: ({ game, reply }) => `${resultSign(game)}${AGAINST}${resultSign(reply)}`,
          },
          {
            key: 'black',
            head: words.blackPlayer,
            cell: ({ black }) => <Player of={black} words={words} />,
          },
          rating('black'),
        ]}
        rows={pairingsOf(players, round)}
        rowKey={({ white, black }) => `${white.no}-${black.no}`}
      />
      <Byes players={players} round={round} words={words} />
      <p class="prose faint">{words.noBoardNumbers}</p>
    </>
  );
}

const KINDS: readonly ByeItem['kind'][] = ['pairing', 'full', 'half', 'forfeit-win', 'forfeit-loss', 'zero'];

/** Players without an opponent in a round, by kind of bye. */
function Byes({
  players,
  round,
  words,
}: {
  readonly players: readonly EventStandingItem[];
  readonly round: number;
  readonly words: Words;
}): JSX.Element | null {
  const { format } = usePageContext();
  const rows = players.flatMap((player) =>
    player.byes.filter((bye) => bye.round === round).map((bye) => ({ player, bye })),
  );
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{words.withoutOpponent}</h3>
      <dl class="byes">
        {KINDS.filter((kind) => rows.some(({ bye }) => bye.kind === kind)).map((kind) => {
          const own = rows.filter(({ bye }) => bye.kind === kind);
          const points = own[0]?.bye.points ?? null;
          return (
            <div key={kind}>
              <dt>
                {words.byes[kind]}
                {points !== null && points > 0 && <span class="faint"> {format.points(points)}</span>}
              </dt>
              <dd>
                <ul>
                  {own.map(({ player }) => (
                    <li key={player.no}>
                      <Player of={player} words={words} />
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
