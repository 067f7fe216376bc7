import { amend, edition, reported } from './cite.ts';
import type { Edition } from './rules.ts';
import { STANDARD_2024_03 } from './standard-2024-03.ts';

/** One sentence of 8.3.1, changed inside the chapter of 2024. */
export const STANDARD_2025_10: Edition = edition({
  id: '2025-10',
  cadence: 'standard',
  from: '2025-10-01',
  title: 'FIDE Rating Regulations, amendment of 1 October 2025',
  basedOn: '2024-03',
  status: 'amendment',
  rules: amend(STANDARD_2024_03.rules, { fullDifferenceFrom: reported('8.3.1', 2650) }, 'kept'),
  variants: [],
  applied: [],
});
