import { nameOf } from '../format.ts';
import type { Reasons } from '../types/messages.ts';
import { english, ordinal } from './format.ts';
import { names } from './names.ts';

const { added, count, date, decimal, points, short, signed } = english;

const games = (n: number): string => count(n, 'game', 'games');
const events = (n: number): string => count(n, 'event', 'events');
const days = (n: number): string => count(n, 'day', 'days');
const outOf = (score: number, n: number): string => `${points(score)} out of ${n}`;
const hours = (minutes: number): string =>
  minutes % 60 === 0
    ? count(minutes / 60, 'hour', 'hours')
    : `${Math.trunc(minutes / 60)} h ${minutes % 60} min`;

interface Pair {
  readonly own: number;
  readonly opponent: number;
  readonly difference: number;
}

const gap = ({ own, opponent, difference }: Pair): string =>
  `${own} v ${opponent}: the difference of ${Math.abs(difference)}`;

/** How long the K of juniors lasts, as the text has it: `last` is the last day. */
const JUNIOR_UNTIL = {
  'year-end': (age: number, last: string) => `until the end of the year of the ${age}th birthday (${last})`,
  birthday: (age: number, last: string) => `until the eve of the ${age}th birthday (${last})`,
  'birth-year': (age: number, last: string) => `until the ${age}th birthday (${last} at the latest)`,
} as const;

export const reasons: Reasons = Object.freeze({
  // one game
  'difference-counted': (v, at) => `${gap(v)} gives an expected score of ${decimal(v.expected)}${at}.`,
  'difference-capped': (v, at) =>
    `${gap(v)} counts as ${Math.abs(v.counted)}${at}, expected ${decimal(v.expected)}.`,
  'difference-full': (v, at) =>
    `${gap(v)} counts in full for a player rated ${v.from} or more${at}, expected ${decimal(v.expected)}.`,
  'cap-used-elsewhere': (v, at) =>
    `${gap(v)} counts in full, because the cap applies only to the largest difference of the event${at}; expected ${decimal(v.expected)}.`,
  'gap-not-rated': (v, at) =>
    `${v.own} v ${v.opponent}: not rated, because the difference of ${v.gap} is ${v.limit} or more and a player is rated above ${v.above}${at}.`,
  'game-unplayed': (_, at) => `The game was not played, so it does not count${at}.`,
  'game-not-chosen': (_, at) =>
    `The game does not count: by decision, only other games of the event are rated${at}.`,
  'game-excepted': ({ cause }, at) =>
    `The game does not count: ${{ 'force-majeure': 'force majeure', 'fair-play': 'a fair-play ruling' }[cause]}${at}.`,
  'game-after-decision': (v, at) =>
    `The match of ${games(v.scheduled)} was already decided with ${points(Number(v.needed))} points, so the game does not count${at}.`,
  'game-thinking-time': (v, at) =>
    `${v.minutes} minutes for 60 moves are too few for a player rated ${v.rating}: at least ${v.needed} are needed${at}, so the game does not count.`,
  'opponent-unrated': (_, at) => `The opponent is unrated, so the game does not count${at}.`,
  'opponent-result-used': ({ ru }, at) =>
    `The opponent is unrated and counts with a result of ${ru} in this event${at}.`,
  'opponent-result-missing': (_, at) =>
    `The opponent is unrated and has no result in this event, so the game does not count${at}.`,
  'opponent-dropped': (v, at) =>
    `The opponent is unrated and scored ${points(v.score)}, below the minimum of ${points(v.minimum)}, so the game does not count${at}.`,
  'opponent-listed-since': ({ rating }, at) =>
    `The opponent was unrated at the time and is now listed with ${rating}; for others such a player counts as unrated, so the game does not count${at}.`,
  'standard-stands-in': ({ rating }, at) =>
    `No rating on this list; the standard rating of ${rating} is used${at}.`,
  'rating-at-game': ({ rating }, at) => `The rating at the time of the game is used, ${rating}${at}.`,

  // change
  'listed-since': ({ rating }, at) =>
    `Unrated at the event, listed since: rated with the current rating of ${rating}${at}.`,
  'change-summed': (v, at) =>
    `${games(v.n)}: score ${points(v.score)}, expected ${decimal(v.expected)}, difference ${signed(v.sum)}; times K = ${v.k}: ${signed(v.change)}${at}.`,
  'period-summed': (v, at) => `${events(v.events)}, ${games(v.n)}: ${signed(v.change)} in total${at}.`,
  'change-rounded': (v, at) =>
    `${signed(v.change)} is rounded to ${signed(v.rounded)}${at}: ${v.rating} becomes ${v.new}.`,
  'editions-differ': (v, at) =>
    `The events were played under ${v.editions}; the period as a whole follows ${v.whole}${at}.`,
  'correction-added': ({ change }, at) => `A corrected report adds ${signed(change)}${at}.`,
  'digits-shown': (v, at) => `The list shows only the first digits of ${v.rating}: ${v.shown}${at}.`,

  // K
  'k-new': (v, at) => `K is ${v.k}: ${games(v.played)} so far, fewer than ${v.games}${at}.`,
  'k-reached': (v, at) =>
    `K is ${v.k} permanently, because a published rating (${v.peak}) has reached ${v.reached}${at}.`,
  'k-junior': (v, at) =>
    `K is ${v.k} for a junior ${JUNIOR_UNTIL[v.by](v.age, date(v.until))}, while the rating stays below ${v.under}${at}.`,
  'k-junior-over': (v, at) =>
    `The K of juniors has ended: a published rating (${v.peak}) has reached ${v.under}${at}.`,
  'k-otherwise': ({ k }, at) => `K is ${k}, since no special case applies${at}.`,
  'k-set': ({ k }, at) => `K is ${k}, set for the list by the rating administrator${at}.`,
  'k-not-set': (_, at) => `No change: the rating administrator sets K for the list, and none is stated${at}.`,
  'k-played-unknown': (v, at) =>
    `The number of games played is unknown; ${v.games} or more are assumed${at}.`,
  'k-birth-unknown': ({ age }, at) =>
    `The date of birth is unknown; not treated as a junior of up to ${age}${at}.`,
  'k-birth-year-only': (v, at) =>
    `Only the year of birth, ${v.year}, is known; the ${v.age}th birthday${at} is assumed to come as late as ${date(v.until)}.`,
  'k-of-later-list': (v, at) =>
    `K is ${v.k}, as on the list of ${date(v.list)}, the one before the list of this event; at its start it was ${v.before}${at}.`,
  'k-limited': (v, at) =>
    `K is ${v.used} instead of ${v.k}, because ${v.k} times ${games(v.n)} exceeds ${v.limit}${at}.`,

  // the result of one event for an unrated player
  'average-of-opponents': (v, at) =>
    `The average rating over ${games(v.n)} against rated opponents is ${short(v.average)}${at}.`,
  'drawn-games-added': (v, at) =>
    `${count(v.games, 'draw', 'draws')} against ${v.rating} added to the ${games(v.n)} played: the average is ${short(v.average)}${at}.`,
  'score-half': (v, at) =>
    `${outOf(v.score, v.n)} is exactly half, so the result is the average, ${v.ru}${at}.`,
  'score-above-half': (v, at) =>
    `${outOf(v.score, v.n)} is ${count(v.halfPoints, 'half point', 'half points')} above half, at ${decimal(v.bonus)} each${at}: ${short(v.average)} becomes ${v.ru}.`,
  'score-below-half': (v, at) =>
    `${outOf(v.score, v.n)} is a fractional score of ${decimal(v.p)}, a difference of ${decimal(v.dp)}${at}: ${short(v.average)} ${added(v.dp)} = ${v.ru}.`,
  'score-below-half-round-robin': (v, at) =>
    `${outOf(v.score, v.n)} is a fractional score of ${decimal(v.p)}, a difference of ${decimal(v.dp)}, of which ${v.opponents}/${v.opponents + 1} count in a round robin${at}: ${short(v.average)} becomes ${v.ru}.`,
  'score-converted': (v, at) =>
    `${outOf(v.score, v.n)} is, with the draws added, a fractional score of ${decimal(v.p)}, a difference of ${signed(v.dp)}${at}: ${short(v.average)} ${added(v.dp)}, rounded, is ${v.ru}.`,
  'tournament-average': (v, at) =>
    `The ${v.rated} rated players average ${short(v.rar)} with a mean dp of ${short(v.dpa)}, so the average of the tournament is ${short(v.rar)} − ${short(v.dpa)} × ${v.opponents}/${v.opponents + 1} = ${v.ra}${at}.`,
  'field-corrected': (v, at) =>
    `${count(v.capped, 'opponent is', 'opponents are')} more than ${v.cap} away and counted at ${v.cap}: the average goes from ${v.before} to ${v.average}, the result is ${v.ru}${at}.`,
  'score-too-low': (v, at) =>
    `A score of ${points(v.score)} is below the minimum of ${points(v.minimum)}, so the result does not count${at}.`,
  'low-score-counts': ({ score }, at) =>
    `A score of ${points(score)} counts, because of the earlier events${at}.`,
  'too-few-rated-opponents': (v, at) =>
    `${count(v.met, 'rated opponent is', 'rated opponents are')} fewer than the ${v.needed} needed, so the result does not count${at}.`,
  'leading-result-under-floor': (v, at) =>
    `${v.ru} is below the floor of ${v.floor}, which no earlier result has reached, so it does not count${at}.`,
  'result-not-above-floor': (v, at) =>
    `${v.ru} is not above the floor of ${v.floor}, so it does not count${at}.`,
  'taken-as-first-event': (_, at) => `No earlier event is known; treated as the player's first${at}.`,
  'taken-as-later-event': (_, at) => `This is not the player's first event${at}.`,

  // a first rating
  'outside-window': (v, at) =>
    `The event of ${date(v.start)} is too old to be pooled with that of ${date(v.newest)}: results are pooled over ${{ periods: `${v.count} rating periods`, months: `${v.count} months` }[v.unit]}${at}.`,
  'pooled-by-weight': (v, at) =>
    `The results of ${events(v.events)}, weighted by their ${games(v.n)}, average ${short(v.average)}${at}.`,
  'pooled-as-one': (v, at) => `${events(v.events)} are pooled as one: ${outOf(v.score, v.n)}${at}.`,
  'result-given': (v, at) => `The result of the event was given: ${v.ru} over ${games(v.n)}${at}.`,
  'games-missing': (v, at) => `No rating yet: ${games(v.n)} of the ${v.needed} needed${at}.`,
  'fewer-games-suffice': (v, at) =>
    `${games(v.needed)} are enough ${v.because === 'team-championship' ? 'in an official team championship' : `for a member of ${v.because.replace(/, ([A-Z]+)$/, ' or $1')}`}${at}.`,
  'rating-below-floor': (v, at) => `No rating: ${v.ru} is below the rating floor of ${v.floor}${at}.`,
  'rating-at-maximum': (v, at) =>
    `A first rating is at most ${v.maximum}${at}; the formula alone gives ${v.ru}.`,
  'rating-published': (v, at) =>
    `${v.rating} is published: ${games(v.n)} (at least ${v.needed} needed), not below ${v.floor}${at}.`,
  'nothing-counts': (_, at) => `No result counts, so there can be no rating${at}.`,
  'variant-differs': (v, at) =>
    `This follows the text. The known practice of FIDE (variant ${v.variant}) gives ${v.value === '–' ? 'no rating' : v.value}${at}.`,

  // performance and target
  performance: (v, at) =>
    `${outOf(v.score, v.n)} is a fractional score of ${decimal(v.p)}, a difference of ${signed(v.dp)}${at}: ${short(v.average)} ${added(v.dp)} = ${v.ru}.`,
  'target-needs': (v, at) => `${v.goal} needs ${outOf(v.score, v.n)}, which gives ${v.new}${at}.`,
  'target-out-of-reach': (v, at) =>
    `${v.goal} is out of reach: even ${outOf(v.n, v.n)} gives only ${v.best}${at}.`,

  // eligibility of an event
  'fact-missing': ({ fact }, at) => `Not known: ${names.facts[fact]}${at}.`,
  'official-always-rated': (_, at) => `Official events are always rated${at}.`,
  'not-registered': (_, at) => `The event was not registered, so it is not rated${at}.`,
  'registration-refused': ({ by }, at) =>
    `Registration was refused by ${nameOf(names.bodies, by)}, so the event is not rated${at}.`,
  'rated-by-decision': (_, at) => `FIDE decided to rate the event although no federation submitted it${at}.`,
  'report-to-officer-late': (v, at) =>
    `The rating officer received the report on ${date(v.given)}, after the deadline of ${date(v.deadline)}${at}.`,
  'registered-late': (v, at) =>
    `Registered on ${date(v.registered)}, after the deadline of ${date(v.deadline)}: the notice is ${v.unit === 'days' ? days(v.count) : count(v.count, 'month', 'months')}${at}.`,
  'late-registration-approved': ({ by }, at) =>
    `The late registration was approved by ${nameOf(names.bodies, by)}${at}.`,
  'arbiter-unlicensed': (v, at) =>
    `${count(v.arbiters, 'arbiter has', 'arbiters have')} no licence, so the event is not rated${at}.`,
  'licence-unknown': (v, at) =>
    v.arbiters === 0
      ? `It is not known whether the arbiters are licensed${at}.`
      : `It is not known whether ${count(v.arbiters, 'arbiter is', 'arbiters are')} licensed${at}.`,
  'hybrid-not-foreseen': (_, at) => `This edition does not rate hybrid events${at}.`,
  'hybrid-not-approved': (_, at) => `The hybrid event was not approved, so it is not rated${at}.`,
  'hybrid-games-missing': (_, at) =>
    `The report of the hybrid event lacks the full games, so the event is not rated${at}.`,
  'thinking-time-short': (v, at) =>
    `${v.minutes} minutes for 60 moves are too few: ${v.needed} are needed${v.from > 0 ? ` with a player rated ${v.from} or more` : ''}${at}.`,
  'time-outside-range': (v, at) =>
    `${v.minutes} minutes${v.seconds ? ` ${v.seconds} seconds` : ''} for 60 moves are outside the range of ${nameOf(names.cadences, v.cadence)} games (minutes: ${v.range})${at}.`,
  'times-unequal': (_, at) => `The players did not have equal time, so the games are not rated${at}.`,
  'first-control-moves': (v, at) =>
    `The first time control has ${v.moves} moves; it must have ${v.rule === 'exactly' ? 'exactly' : 'at least'} ${v.required}${at}.`,
  'first-control-recommended': (v, at) =>
    `The first time control has ${v.moves} moves; ${v.recommended} are recommended${at}.`,
  'too-many-rounds': (v, at) => `${v.rounds} rounds on one day are more than the ${v.allowed} allowed${at}.`,
  'too-many-hours': (v, at) =>
    `${hours(v.minutes)} of play on one day are more than the ${v.allowed} hours allowed${at}.`,
  'too-long': (v, at) => `The event lasted ${days(v.days)}, more than the ${v.allowed} allowed${at}.`,
  'longer-allowed': (v, at) =>
    `The event lasted ${days(v.days)}, which is allowed ${{ championship: 'for a championship', approval: 'because it was approved' }[v.because]}${at}.`,
  'interim-reports': (v, at) =>
    `The event lasted ${days(v.days)}; after ${v.after} days, interim results are required every month${at}.`,
  'match-with-unrated': (_, at) => `A match with an unrated player is not rated${at}.`,
  'decided-match-waived': (_, at) => `The rule on games after a decided match was waived in advance${at}.`,
  'too-few-rated-in-field': (v, at) =>
    `${v.rated} of ${v.players} players are rated; at least ${v.needed} are needed${at}.`,
  'too-few-players': (v, at) =>
    `A double round robin with unrated players needs at least ${v.needed} players; there are ${v.players}${at}.`,
  'national-championship': (v, at) =>
    `A national championship needs only ${v.needed} rated players, and has ${v.rated}${at}.`,
  'scheveningen-unrated': (v, at) =>
    `${v.unrated} unrated players in a Scheveningen event are more than the ${v.allowed} allowed, so it is not rated${at}.`,
  'round-robin-as-swiss': (v, at) =>
    `${count(v.unplayed, 'game of the round robin was', 'games of the round robin were')} not played, so it is rated like a Swiss${at}.`,
  'report-late': (v, at) =>
    `The report arrived on ${date(v.received)}, after the deadline of ${date(v.deadline)}${at}.`,
  'report-list-missed': (v, at) =>
    `The report arrived on ${date(v.received)} and missed the list of ${date(v.list)}, the ${ordinal(v.lists)} list after the event ended, so the event is not rated${at}.`,
  'not-announced': (_, at) => `The event was not announced as rated${at}.`,
  'player-not-member': ({ player }, at) =>
    `Player ${player + 1} of the event is not from a member federation${at}.`,
  'stages-pooled': ({ rule }, at) =>
    `Preliminaries, finals and play-offs ${rule === 'pooled' ? 'are' : 'may be'} rated as one event${at}.`,
  'stages-separate': (_, at) =>
    `This edition has no rule on preliminaries, finals and play-offs: each is rated as an event of its own${at}.`,
  'appeal-until': (v, at) =>
    `An appeal to ${nameOf(names.bodies, v.to)} is possible until ${date(v.until)} (${days(v.days)})${at}.`,
  'appeal-none': (_, at) => `This edition has no right of appeal${at}.`,

  // lists
  'list-in-force': (v, at) => `On ${date(v.date)} the list of ${date(v.list)} is in force${at}.`,
  'ended-in-time': (v, at) =>
    `An event that ends on ${date(v.end)}, by the closing date ${date(v.closing)}, is on the list of ${date(v.list)}${at}.`,
  'ended-after-closing': (v, at) =>
    `An event that ends on ${date(v.end)}, after the closing date ${date(v.closing)}, is too late for the list of ${date(v.list)}${at}.`,
  'received-after-closing': (v, at) =>
    `The report arrived on ${date(v.received)}, after the closing date ${date(v.closing)}, too late for the list of ${date(v.list)}${at}.`,
  'official-closing': (v, at) =>
    `An official event that ends on ${date(v.end)} is still on the list of ${date(v.list)}${at}.`,
  'list-already-published': (v, at) =>
    `The list of ${date(v.list)} is already published, so the event is on that of ${date(v.next)}${at}.`,
  'next-list-allowed': (v, at) =>
    `The report of an event that ends on ${date(v.end)}, ${days(v.days)} before the end of the month, may also be submitted for the list of ${date(v.list)}${at}.`,
  'below-floor-delisted': (v, at) => `${v.rating} is below the floor of ${v.floor}: off the list${at}.`,
  'left-the-list-since': (v, at) =>
    `Rated ${v.rating} when the event began, but no longer on the list of ${date(v.list)}: the games count for the opponents only${at}.`,
  'active-by-games': (v, at) =>
    v.games < v.needed
      ? `Active: the first list was less than a year ago${at}.`
      : `Active: ${games(v.games)} in the last year${at}.`,
  'inactive-by-games': (v, at) =>
    `Inactive since the list of ${date(v.since)}: ${games(v.games)} in a year, at least ${v.needed} needed${at}.`,
  'inactive-still-shown': ({ until }, at) => `Still shown with a rating until ${date(until)}${at}.`,
  'inactive-only-flagged': ({ since }, at) =>
    `Inactive since ${date(since)} and no longer shown with a rating${at}.`,
  'left-top-list': ({ months }, at) => `Off the lists of leading players after ${months} months${at}.`,
  'federation-suspended': (v, at) =>
    `Not on the list: the federation ${v.federation} has not been a member since ${date(v.from)}${at}.`,
  'player-removed': ({ from }, at) =>
    `Not on the list: the federation asked for the removal from ${date(from)}${at}.`,
  'player-excepted': ({ from }, at) => `On the list by an exception granted from ${date(from)}${at}.`,
  'rating-adjusted': (v, at) =>
    `The adjustment of ${v.adjustment} changes the rating from ${v.before} to ${v.after}${at}.`,
  'rating-not-adjusted': (v, at) =>
    `The adjustment of ${v.adjustment} leaves the rating at ${v.rating}${at}.`,
} satisfies Reasons);
