import { amend, edition, reported } from './cite.ts';
import { BLITZ_2024_03, RAPID_2024_03 } from './rapid-blitz-2024-03.ts';
import type { Edition } from './rules.ts';

/** One sentence of 7.3.1, added inside the chapter of 2024. */
function withUnratedGap(before: Edition): Edition {
  return edition({
    ...before,
    id: '2024-12',
    from: '2024-12-01',
    title: `FIDE Rapid and Blitz Rating Regulations, amendment of 1 December 2024: ${before.cadence}`,
    basedOn: before.id,
    status: 'amendment',
    rules: amend(before.rules, { unratedGap: reported('7.3.1', { gap: 600, above: 2600 }) }, 'kept'),
  });
}

export const RAPID_2024_12: Edition = withUnratedGap(RAPID_2024_03);
export const BLITZ_2024_12: Edition = withUnratedGap(BLITZ_2024_03);
