export const words = {
  title: 'No connection',
  lead: 'The site does not answer: there is no connection, or it is being restarted.',
  calculators: 'The calculators work without a connection.',
};

export type Words = typeof words;
