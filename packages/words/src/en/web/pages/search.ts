const hints: readonly string[] = [
  'Try fewer letters or only the family name. Accents and word order do not matter.',
  'You can also search for FIDE IDs, events by name or city, lists by month (July 2026) and articles (8.3.3).',
];

export const words = {
  title: 'Search',
  titleFor: (asked: string): string => `Search: ${asked}`,
  forgiven: (asked: string): string => `Nothing matches “${asked}” exactly. Results with one letter changed:`,
  nothing: (asked: string): string => `Nothing found for “${asked}”.`,
  hints: hints as readonly string[],
  all: 'All results',
};

export type Words = typeof words;
