import { terms } from '../../terms.ts';
import { words as oversight } from './desk-oversight.ts';
import { words as scenarios } from './desk-scenarios.ts';

export const words = {
  desk: oversight.desk as typeof oversight.desk,
  figures: oversight.figures as typeof oversight.figures,
  nothing: oversight.nothing as typeof oversight.nothing,
  csv: oversight.csv as typeof oversight.csv,
  png: oversight.png as typeof oversight.png,
  of: oversight.of as typeof oversight.of,
  table: oversight.table as typeof oversight.table,
  isDraft: scenarios.isDraft as typeof scenarios.isDraft,
  remove: scenarios.delete as typeof scenarios.delete,
  deleteTitle: scenarios.deleteTitle as typeof scenarios.deleteTitle,
  deleteText: scenarios.deleteText as typeof scenarios.deleteText,
  kind: 'Scenario',
  all: 'All scenarios',
  title: (edition: string, from: string): string => `${edition} from ${from}`,
  lead: 'The published lists beside those that the same reports, corrections and adjustments give under other rules.',
  olderLists: (count: number): string => (count === 1 ? '1 older list' : `${count} older lists`),
  otherCadences: (count: number): string =>
    count === 1 ? '1 list of another cadence' : `${count} lists of other cadences`,
  lists: 'Lists',
  list: terms.headings.list as string,
  cadence: terms.headings.cadence as string,
  players: 'Players',
  changed: 'Changed',
  mean: 'Mean difference',
  largest: 'Largest',
  onlyPublished: 'Dropped',
  onlyScenario: 'Added',
  same: 'All lists are identical to the published ones.',
  movers: 'Largest differences on the last list',
  noMovers: 'No rating on the last list differs.',
  player: terms.headings.player as string,
  id: terms.headings.id as string,
  published: 'Published',
  scenario: 'Scenario',
  difference: 'Difference',
  whatIf: 'What if: one player',
  whatIfHint:
    'The ratings of a player as published and under the scenario, list by list. Opponents’ ratings change too.',
  playerId: 'Player ID',
  show: 'Show',
  noPlayer: 'No player with this ID.',
  compared: 'Figures side by side',
};

export type Words = typeof words;
