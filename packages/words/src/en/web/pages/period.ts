import { terms } from '../../terms.ts';

const games = (count: number): string => (count === 1 ? '1 game' : `${count} games`);
const events = (count: number): string => (count === 1 ? '1 event' : `${count} events`);

export const words = {
  documentTitle: (name: string, cadence: string, month: string): string => `${name}, ${cadence}, ${month}`,
  heading: (cadence: string, month: string): string => `${cadence}, ${month}`,
  lead: {
    imported: (rating: number): string => `Rating ${rating}, from an imported list.`,
    importedUnrated: 'Unrated on this imported list.',
    first: (rating: number, points: string, n: number): string =>
      `First rating: ${rating}, from ${points} / ${n}.`,
    changed: (before: number, after: number, n: number, count: number): string =>
      before === after
        ? `${after}, unchanged: ${games(n)}, ${events(count)}.`
        : `${before} → ${after}: ${games(n)}, ${events(count)}.`,
    corrected: (before: number, after: number): string =>
      `${before} → ${after}: no games, but a report was corrected.`,
    unchanged: (rating: number): string => `${rating}, unchanged: no games in this period.`,
    delisted: (before: number): string =>
      `Removed from the list: from ${before}, the rating fell below the floor.`,
    entered: (rating: number, n: number): string => `New on the list with ${rating}, after ${games(n)}.`,
    listed: (rating: number): string => `On the list with ${rating}.`,
    towards: (n: number): string => `Unrated: ${games(n)} towards a first rating.`,
    absent: 'Not on this list; no games in this period.',
  },
  neighbours: 'Other lists of this player',
  noEarlier: 'No earlier list',
  noLater: 'No later list',
  wholeList: 'Full list',
  revised: (revision: number): string => `This list was revised. Revision ${revision} is shown.`,
  imported: 'Imported list',
  importedHint:
    'This list was calculated elsewhere. Its games are not available, so it cannot be explained or checked. Lists calculated here can.',
  facts: {
    rating: 'Rating on the list',
    before: 'Previous rating',
    change: terms.headings.change as string,
    k: 'K used',
    games: terms.headings.games as string,
  },
  exactly: (exact: string, rounded: string): string => `${exact}, rounded ${rounded}`,
  noRating: 'no rating',
  why: 'Explanation',
  sum: 'Sum',
  first: 'First rating',
  towardsFirst: 'Towards a first rating',
  k: 'K-factor',
  status: 'Status',
  events: 'Events and games',
  event: {
    began: (date: string): string => `Began on ${date}.`,
    ratedWith: (rating: number, month: string): string =>
      `Ratings from the list of ${month}; own rating ${rating}.`,
    ratingsFrom: (month: string): string => `Opponents’ ratings from the list of ${month}.`,
    regulations: (month: string): string => `Regulations of ${month}`,
    caption: (name: string): string => `Games, ${name}`,
    round: 'Round',
    opponent: 'Opponent',
    result: 'Result',
    expected: terms.headings.expected as string,
    gain: 'Gain',
    unknown: 'Player without an ID',
    colours: { w: 'White', b: 'Black' },
    sum: (points: string, n: number, expected: string, sum: string, k: number): string =>
      `Score ${points} / ${n}, expected ${expected}: ${sum}. Times K = ${k}:`,
    scored: (points: string, n: number): string => `${points} / ${n} against rated opponents.`,
  },
  corrections: {
    title: 'Corrections of earlier events',
    lead: 'A report corrected after publication does not change published lists. The difference is added here, before rounding.',
    list: 'On the list of',
    applied: 'Originally applied',
    corrected: 'Corrected',
    difference: 'Difference',
    because: (because: string): string => `Reason: ${because}`,
    first: 'The player’s first rating came from this event; the correction changes it.',
  },
  check: {
    title: 'Check this in your browser',
    lead: 'Your browser can recalculate this rating from the public data: ratings, results and K. Nothing is sent.',
    button: 'Recalculate',
    fetching: 'Loading the rules…',
    failed: 'The rules could not be loaded. Check your connection and try again.',
    needsScript:
      'This needs JavaScript, which is off in your browser. The data below is all the calculation needs.',
    numbers: 'Data of this page (JSON)',
    agrees: 'The results match.',
    agreesOn: (rating: number): string => `The list and your browser both give ${rating}.`,
    agreesUnrated: 'The list and your browser both give no rating.',
    differs: 'The results differ.',
    differsHint:
      'Lines marked ≠ differ. Reload the page and try again. If they still differ, please contact the operator of this site.',
    caption: 'Step by step: published and recalculated',
    step: 'Step',
    published: 'Published',
    again: 'Your browser',
    verdict: 'Match',
    same: 'the same',
    other: 'different',
    none: 'no rating',
    ofEvent: (name: string): string => name,
    lines: {
      k: 'K by the rules',
      kUsed: 'K used',
      change: 'Total change',
      rounded: 'Rounded',
      games: 'Games counted',
      score: 'Points',
      ru: 'Performance (Ru)',
      rating: 'Rating on the list',
    },
    steps: (count: number): string => `All steps (${count})`,
  },
  whatIf: {
    title: 'What if',
    lead: 'Change a result to see the effect on the rating. Nothing is saved.',
    eventOf: (date: string): string => `Event that began on ${date}`,
    somebody: 'Opponent rated',
    resultAgainst: (name: string, rating: number): string => `Result against ${name} ${rating}`,
    results: { won: 'won', drawn: 'drawn', lost: 'lost' },
    unchanged: 'All results as played.',
    /** Null: no rating. */
    instead: (rating: number | null, published: number | null): string => {
      if (rating === published)
        return rating === null ? 'There would still be no rating.' : `It would still have been ${rating}.`;
      if (rating === null) return `There would have been no rating instead of ${published}.`;
      return `It would have been ${rating} instead of ${published ?? 'no rating'}.`;
    },
    reset: 'Reset',
  },
};

export type Words = typeof words;
