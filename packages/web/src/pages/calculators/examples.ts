import type { CalculatorName } from '@eloquence/words/en/web/calculator-names';

/** Example calculations as queries. */
export const EXAMPLES: Readonly<Record<CalculatorName, string>> = {
  change: 'rating=2000&k=20&games=1900:1,2100:0.5,2300:0',
  'first-rating': 'e1games=1902:0.5,1877:0.5,1884:1,2012:0,1832:1',
  performance: 'games=2380:1,2410:1,2350:0.5',
  k: 'rating=2250&played=60&birth=2008&on=2025-12-01',
  target: 'rating=1950&k=20&opponents=1900,2000,2050&goal=1960',
  month: 'rating=2400&k=10&e1start=2025-11-08&e1games=2205:0.5,2310:1&e2start=2025-11-22&e2games=2450:0.5',
  // The worked example of 2009 8.58.
  'round-robin': `edition=2009-07&players=${encodeURIComponent(
    'A 2600 8\nB 2500 7\nC – 7\nD 2400 6\nE – 6\nF 2150 4\nG 2300 3\nH – 2\nI – 1\nJ 2300 1',
  )}`,
};
