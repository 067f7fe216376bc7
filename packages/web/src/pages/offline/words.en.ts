export const words = {
  title: 'No connection',
  lead: 'This page cannot be fetched now. Try again when you are connected.',
  calculators: 'The calculators work without a connection.',
};

export type Words = typeof words;
