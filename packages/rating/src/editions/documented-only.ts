import type { RuleName } from './rules.ts';

/** Rules that no code reads, each with the reason. `tests/tidy` refuses any other rule that is not read. */
export const DOCUMENTED_ONLY: Partial<Readonly<Record<RuleName, string>>> = Object.freeze({
  amendedBy: 'Names who changes the regulations; nothing is computed from it.',
  thinkingTimeRatings: 'Only one list is in force during an event, so both readings take the same ratings.',
  movesAssumed: 'It is 60 in every edition; thinking time is stated in minutes for 60 moves.',
  fasterGames: 'Repeats what the thinking time decides.',
  startedGames: 'Reports mark games without a move by each side as unplayed, and those are never rated.',
  playersWithoutId: 'A player without an ID is on no list: such games are those against an unrated player.',
  ratingOfficer: 'The office keeps the officer of a federation as a fact; no number depends on it.',
  inactiveRating: 'A list keeps the ratings of inactive players, and events use the ratings of the list.',
  reportFormat: 'Reports in both formats are read under every edition.',
  deaths: 'An officer records a death under every edition.',
});
