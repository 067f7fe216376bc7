import type { RatedGame, RatedPlayer } from '@eloquence/reports';
import { sentence } from '@eloquence/words';
import type { Call } from '../../command.ts';
import { Failure } from '../../failure.ts';
import { parts } from '../../parts.ts';
import { heading } from '../../reports/heading.ts';
import { plain } from '../../reports/plain.ts';
import { allSentences } from '../../sentences.ts';
import { type Column, figures, table } from '../../table.ts';
import { padStart, paragraph } from '../../width.ts';
import { ratingsFigure } from './notes.ts';
import type { RatedEvent } from './show.ts';

/** One player's games, and every sentence behind the numbers. */
export function explanation(call: Call, event: RatedEvent, no: number): string[] {
  const { loaded, rated } = event;
  const player = rated.players.find((each) => each.no === no);
  if (player === undefined) {
    const allowed = rated.players.map((each) => each.no).sort((a, b) => a - b);
    const range = { value: no, allowed: `from ${allowed[0]} to ${allowed.at(-1)}` };
    throw new Failure('unknown-player', { ...range, where: '--explain' });
  }
  return parts(
    heading(call, loaded, rated, [ratingsFigure(call, event)]),
    [call.style.strong(`${no} ${plain(player.name)}`), ...gamesTable(call, event, player)],
    result(call, event, player),
    gameSentences(call, player),
    allSentences(call, player.reasons),
  );
}

const right = (heading: string): Column => ({ heading, align: 'right' });

function gamesTable(call: Call, { rated }: RatedEvent, player: RatedPlayer): string[] {
  const { format, labels } = call.dictionary;
  const { headings, colours } = call.texts.rate;
  const names = new Map(rated.players.map(({ no, name }) => [no, plain(name)]));
  const isRated = player.rating !== null;
  const columns: readonly Column[] = [
    right(headings.round),
    { heading: '' },
    right(headings.no),
    { heading: labels.opponent, cuts: 'end' },
    right(headings.rating),
    right(labels.score),
    ...(isRated
      ? [right(labels.difference), right(labels.expected), right(labels.delta)]
      : [{ heading: labels.counts }]),
  ];
  const signed = (value: number | string | null): string => (value === null ? '–' : format.signed(value));
  const decimal = (value: string | null): string => (value === null ? '–' : format.decimal(value));
  const rows = player.games.map((game: RatedGame) => [
    String(game.round),
    game.colour === null ? '' : colours[game.colour],
    String(game.opponent),
    names.get(game.opponent) ?? '',
    String(game.opponentRating ?? '–'),
    format.points(game.score),
    ...(isRated
      ? [signed(game.difference), decimal(game.expected), signed(game.delta)]
      : [game.counted ? labels.yes : labels.no]),
  ]);
  return table(columns, rows, { style: call.style });
}

/** The figures of the event, the most important first. */
function result(call: Call, event: RatedEvent, player: RatedPlayer): string[] {
  return figures(
    player.rating === null ? unratedFigures(call, player) : ratedFigures(call, event, player),
    call.style,
  );
}

type Figures = readonly (readonly [name: string, value: string])[];

function unratedFigures(call: Call, { initial }: RatedPlayer): Figures {
  if (initial === null) return [];
  const { format, labels } = call.dictionary;
  return [
    [call.texts.rate.headings.result, String(initial.rating)],
    [labels.counts, initial.counts ? labels.yes : labels.no],
    [labels.score, call.texts.calc.score(format.points(initial.score), initial.n)],
    [labels.averageUsed, format.short(initial.average)],
    [labels.p, format.decimal(initial.p)],
    ...(initial.dp === null ? [] : [[labels.dp, format.signed(initial.dp)] as const]),
  ];
}

function ratedFigures(call: Call, { list }: RatedEvent, player: RatedPlayer): Figures {
  const { format, labels } = call.dictionary;
  const { calc, rate } = call.texts;
  const { rating, change, k, n, score, expected, sum, reasons } = player;
  const figures = [
    [labels.score, calc.score(format.points(score), n)],
    [labels.expectedScore, format.decimal(expected)],
  ] as const;
  if (rating === null || change === null || k === null || player.new === null)
    return [...figures, [labels.sum, format.signed(sum)]];
  // Where K was worked out, the reasons say how.
  const isListed = list !== null && !reasons.some(({ code }) => code.startsWith('k-'));
  const text = calc.change(format.signed(change), format.signed(sum), k, format.signed(player.new - rating));
  return [
    [labels.newRating, String(player.new)],
    ...figures,
    ...(isListed ? [[labels.k, rate.kOfList(k)] as const] : []),
    [labels.change, text],
  ];
}

/** The sentences of each game behind its round. */
function gameSentences(call: Call, { games }: RatedPlayer): string[] {
  return games.flatMap(({ round, reasons }) =>
    reasons.flatMap((reason, index) =>
      paragraph(sentence(reason, call.language), index === 0 ? `${padStart(String(round), 2)}. ` : '    '),
    ),
  );
}
