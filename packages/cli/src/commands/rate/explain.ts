import { nearest } from '@eloquence/rating';
import { foldName, type RatedGame, type RatedPlayer } from '@eloquence/reports';
import { reasonText } from '@eloquence/words';
import type { Call } from '../../framework/command.ts';
import { Failure } from '../../framework/failure.ts';
import { allSentences } from '../../framework/sentences.ts';
import { heading } from '../../reports/heading.ts';
import { parts } from '../../terminal/blocks.ts';
import { type Column, figures, table } from '../../terminal/table.ts';
import { visibleText } from '../../terminal/visible-text.ts';
import { padStart, paragraph } from '../../terminal/width.ts';
import { ratingsFigure } from './notes.ts';
import type { RatedEvent } from './show.ts';

/** The games of selected players with every reason. */
export function explanation(call: Call, event: RatedEvent, selector: string): string[] {
  const { loaded, rated } = event;
  return parts(
    heading(call, loaded, rated, [ratingsFigure(call, event)]),
    ...selectPlayers(rated.players, selector).flatMap((player) => [
      [call.style.strong(`${player.no} ${visibleText(player.name)}`), ...gamesTable(call, event, player)],
      result(call, event, player),
      gameSentences(call, player),
      allSentences(call, player.reasons),
    ]),
  );
}

/** By start number or name: `7`, `Vinter`, `7,9`. A name may contain a comma. */
export function selectPlayers(players: readonly RatedPlayer[], selector: string): readonly RatedPlayer[] {
  const whole = named(players, selector);
  const found =
    whole.length > 0 ? whole : selector.split(',').flatMap((each) => playersNamed(players, each.trim()));
  return [...new Set(found)];
}

function playersNamed(players: readonly RatedPlayer[], selector: string): readonly RatedPlayer[] {
  const found = /^\d+$/.test(selector)
    ? players.filter(({ no }) => no === Number(selector))
    : named(players, selector);
  if (found.length > 0) return found;
  if (!/^\d+$/.test(selector)) {
    const words = players.flatMap(({ name }) => name.split(/[ ,]+/).filter(Boolean));
    const meant = nearest(selector, words);
    throw new Failure('player-not-found', { value: selector, ...(meant !== null && { meant }) });
  }
  const numbers = players.map(({ no }) => no).sort((a, b) => a - b);
  const allowed = `${numbers[0]}–${numbers.at(-1)}`;
  throw new Failure('unknown-player', { value: selector, allowed, where: '--explain' });
}

/** Players whose name contains every typed part. */
function named(players: readonly RatedPlayer[], selector: string): readonly RatedPlayer[] {
  const words = foldName(selector).split(' ').filter(Boolean);
  if (words.length === 0 || /^[\d, ]*$/.test(selector)) return [];
  return players.filter(({ name }) => {
    const parts = foldName(name).split(' ');
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
}

const right = (heading: string): Column => ({ heading, align: 'right' });

function gamesTable(call: Call, { rated }: RatedEvent, player: RatedPlayer): string[] {
  const { format, labels } = call.messages;
  const { headings, colours } = call.texts.rate;
  const names = new Map(rated.players.map(({ no, name }) => [no, visibleText(name)]));
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

/** The event's figures, most important first. */
function result(call: Call, event: RatedEvent, player: RatedPlayer): string[] {
  return figures(
    player.rating === null ? unratedFigures(call, player) : ratedFigures(call, event, player),
    call.style,
  );
}

type Figures = readonly (readonly [name: string, value: string])[];

function unratedFigures(call: Call, { initial }: RatedPlayer): Figures {
  if (initial === null) return [];
  const { format, labels } = call.messages;
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
  const { format, labels } = call.messages;
  const { calc, rate } = call.texts;
  const { rating, change, k, n, score, expected, sum, reasons } = player;
  const figures = [
    [labels.score, calc.score(format.points(score), n)],
    [labels.expectedScore, format.decimal(expected)],
  ] as const;
  if (rating === null || change === null || k === null || player.new === null)
    return [...figures, [labels.sum, format.signed(sum)]];
  // If K was determined here, the reasons say how.
  const isListed = list !== null && !reasons.some(({ code }) => code.startsWith('k-'));
  const text = calc.change(format.signed(change), format.signed(sum), k, format.signed(player.new - rating));
  return [
    [labels.newRating, String(player.new)],
    ...figures,
    ...(isListed ? [[labels.k, rate.kOfList(k)] as const] : []),
    [labels.change, text],
  ];
}

/** The games' sentences with their rounds; identical sentences are merged. */
function gameSentences(call: Call, { games }: RatedPlayer): string[] {
  const rounds = new Map<string, number[]>();
  for (const { round, reasons } of games) {
    for (const reason of reasons) {
      const text = reasonText(reason, call.messages);
      rounds.set(text, [...(rounds.get(text) ?? []), round]);
    }
  }
  const leads = [...rounds].map(([text, all]) => ({ text, first: all[0] ?? 0, lead: ranges(all) }));
  const width = Math.max(2, ...leads.map(({ lead }) => lead.length));
  let last = 0;
  return leads
    .sort((a, b) => a.first - b.first)
    .flatMap(({ text, first, lead }) => {
      // A second sentence on the same game has no round number.
      const isMore = first === last && lead === String(first);
      last = first;
      return paragraph(text, isMore ? ' '.repeat(width + 2) : `${padStart(lead, width)}. `);
    });
}

/** `1–3, 5` */
function ranges(rounds: readonly number[]): string {
  const found: [from: number, to: number][] = [];
  for (const round of rounds) {
    const before = found.at(-1);
    if (before !== undefined && before[1] === round - 1) before[1] = round;
    else found.push([round, round]);
  }
  return found.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
}
