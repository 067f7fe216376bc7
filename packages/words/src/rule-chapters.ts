import type { RuleName } from '@eloquence/rating';
import type { Chapter } from './types/messages.ts';

/** Where each part of a regulation begins, in the order of the rules. */
export const RULE_CHAPTERS: readonly { readonly chapter: Chapter; readonly first: RuleName }[] =
  Object.freeze([
    { chapter: 'introduction', first: 'amendedBy' },
    { chapter: 'rate-of-play', first: 'thinkingTimeScope' },
    { chapter: 'laws', first: 'laws' },
    { chapter: 'daily-play', first: 'roundsPerDay' },
    { chapter: 'duration', first: 'maximumDays' },
    { chapter: 'unplayed-games', first: 'unplayedGames' },
    { chapter: 'composition', first: 'minimumScore' },
    { chapter: 'list', first: 'listMonths' },
    { chapter: 'calculation', first: 'differenceTable' },
    { chapter: 'reports', first: 'reportFormat' },
    { chapter: 'inclusion', first: 'membership' },
  ]);
