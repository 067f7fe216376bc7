export const words = {
  title: 'No connection',
  lead: 'The site does not respond. You may be offline, or it is restarting.',
  calculators: 'Calculators, tables and regulations work offline.',
};

export type Words = typeof words;
