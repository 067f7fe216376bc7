import type { EventStandingItem, EventStandingsView, StandingGame } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/event';
import type { JSX } from 'preact';
import { Section } from '../../components/layout.tsx';
import { Table } from '../../components/table.tsx';
import { resultSign } from './crosstable.tsx';
import { Player } from './standings.tsx';

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
  readonly words: Words;
}

/** The pairings with their results, the newest round last. */
export function Rounds({ standings: { players, rounds }, words }: RoundsProps): JSX.Element {
  const all = Array.from({ length: rounds }, (_, index) => index + 1);
  return (
    <Section title={words.shows.rounds} id="rounds">
      <p class="inline-list">
        {all.map((round) => (
          <a key={round} href={`#round-${round}`}>
            {words.round(round)}
          </a>
        ))}
      </p>
      {all.map((round) => (
        <section key={round} id={`round-${round}`}>
          <h3>{words.round(round)}</h3>
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
              {
                key: 'result',
                head: words.result,
                align: 'center',
                noWrap: true,
                cell: ({ game, reply }) => `${resultSign(game)} : ${resultSign(reply)}`,
              },
              {
                key: 'black',
                head: words.blackPlayer,
                cell: ({ black }) => <Player of={black} words={words} />,
              },
            ]}
            rows={pairingsOf(players, round)}
            rowKey={({ white, black }) => `${white.no}-${black.no}`}
          />
        </section>
      ))}
    </Section>
  );
}
