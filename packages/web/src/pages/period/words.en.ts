const games = (count: number): string => (count === 1 ? 'one game' : `${count} games`);
const events = (count: number): string => (count === 1 ? 'one event' : `${count} events`);

export const words = {
  documentTitle: (name: string, cadence: string, month: string): string => `${name}, ${cadence}, ${month}`,
  heading: (cadence: string, month: string): string => `${cadence}, ${month}`,
  lead: {
    imported: (rating: number): string => `The list shows ${rating}. It was taken over as it was published.`,
    importedUnrated: 'This list was taken over as it was published. It shows no rating.',
    first: (rating: number, points: string, n: number): string =>
      `A first rating: ${rating}, from ${points} out of ${n}.`,
    changed: (before: number, after: number, n: number, count: number): string =>
      before === after
        ? `${after} stays ${after}, after ${games(n)} in ${events(count)}.`
        : `${before} became ${after}, by ${games(n)} in ${events(count)}.`,
    corrected: (before: number, after: number): string =>
      `${before} became ${after}: nothing was played, but a report was corrected.`,
    unchanged: (rating: number): string => `${rating} stays: nothing was played for this list.`,
    delisted: (before: number): string =>
      `No longer on the list: what comes after ${before} is below the lowest rating that is published.`,
    entered: (rating: number, n: number): string => `New on the list with ${rating}, after ${games(n)}.`,
    listed: (rating: number): string => `On the list with ${rating}.`,
    towards: (n: number): string => `Still without a rating; ${games(n)} towards a first one.`,
    absent: 'Not on this list, and nothing was played for it.',
  },
  neighbours: 'Other lists of this player',
  noEarlier: 'No earlier list',
  noLater: 'No later list',
  wholeList: 'The whole list',
  revised: (revision: number): string =>
    `This list was published again with corrections: what stands here is its revision ${revision}.`,
  imported: 'Nothing is known of this list but itself',
  importedHint:
    'It was worked out elsewhere and taken over as it was published. The games behind it are not known here, so that nothing can be explained or checked. Later lists, which were worked out here, can be.',
  facts: {
    rating: 'Rating on the list',
    before: 'On the list before',
    change: 'Change',
    k: 'K that was used',
    games: 'Games',
  },
  exactly: (exact: string, rounded: string): string => `${exact}, rounded ${rounded}`,
  noRating: 'no rating',
  why: 'How it comes about',
  sum: 'The sum',
  first: 'The first rating',
  towardsFirst: 'Towards a first rating',
  k: 'K, the development coefficient',
  status: 'Status',
  events: 'Events and games',
  event: {
    began: (date: string): string => `Began on ${date}.`,
    ratedWith: (rating: number, month: string): string =>
      `Ratings are those of the list of ${month}; the player’s own is ${rating}.`,
    ratingsFrom: (month: string): string => `The opponents’ ratings are those of the list of ${month}.`,
    regulations: (month: string): string => `Regulations of ${month}`,
    caption: (name: string): string => `Games, ${name}`,
    round: 'Round',
    opponent: 'Opponent',
    result: 'Result',
    expected: 'Expected',
    gain: 'Gain',
    unknown: 'A player without an ID',
    colours: { w: 'White', b: 'Black' },
    sum: (points: string, n: number, expected: string, sum: string, k: number): string =>
      `${points} out of ${n}, where ${expected} was expected: ${sum}. Times K, ${k}:`,
    scored: (points: string, n: number): string => `${points} out of ${n} against rated opponents.`,
  },
  corrections: {
    title: 'Corrections of earlier events',
    lead: 'A report that is corrected after its list was published changes no list in hindsight. The difference between what was given then and what the corrected report gives is added here, before rounding.',
    list: 'On the list of',
    applied: 'Given then',
    corrected: 'By the corrected report',
    difference: 'Difference',
    because: (because: string): string => `Why: ${because}`,
    first: 'The player came on the list with this event: the correction changes the first rating.',
  },
  check: {
    title: 'Check this in your browser',
    lead: 'Your browser can work this rating out again, by the same rules, from nothing but the public numbers: ratings, results and K. Nothing is sent anywhere.',
    button: 'Work it out now',
    fetching: 'Fetching the rules…',
    failed: 'The rules could not be fetched. Check your connection and press again.',
    needsScript:
      'This needs JavaScript, which is off in your browser. The numbers below are all that a calculation needs.',
    numbers: 'All numbers of this page, for programs (JSON)',
    agrees: 'The two agree.',
    agreesOn: (rating: number): string =>
      `The list says ${rating}, and so does the calculation in your browser.`,
    agreesUnrated: 'The list shows no rating, and the calculation in your browser gives none.',
    differs: 'The two do not agree.',
    differsHint:
      'The lines marked ≠ differ. Reload the page and try again; if it stays so, please tell those who run this site.',
    caption: 'Step by step: what was published, and what comes out in your browser',
    step: 'Step',
    published: 'Published',
    again: 'Your browser',
    verdict: 'The same or not',
    same: 'the same',
    other: 'different',
    none: 'no rating',
    ofEvent: (name: string): string => name,
    lines: {
      k: 'K by the rules',
      kUsed: 'K that was used',
      change: 'Sum of the changes',
      rounded: 'Rounded',
      games: 'Games that count',
      score: 'Points',
      ru: 'Result as a rating',
      rating: 'Rating on the list',
    },
    steps: (count: number): string => `Every step in words (${count})`,
  },
  whatIf: {
    title: 'What would have been',
    lead: 'Change a result and see what the list would have said. Nothing is kept.',
    eventOf: (date: string): string => `Event that began on ${date}`,
    somebody: 'Opponent rated',
    resultAgainst: (name: string, rating: number): string => `Result against ${name} ${rating}`,
    results: { won: 'won', drawn: 'drawn', lost: 'lost' },
    unchanged: 'All results are as they were played.',
    /** Null: no rating. */
    instead: (rating: number | null, published: number | null): string => {
      if (rating === published)
        return rating === null ? 'There would still be no rating.' : `It would still have been ${rating}.`;
      if (rating === null) return `There would have been no rating instead of ${published}.`;
      return `It would have been ${rating} instead of ${published ?? 'no rating'}.`;
    },
    reset: 'As it was played',
  },
};

export type Words = typeof words;
