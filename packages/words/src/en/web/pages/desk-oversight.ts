import type { FigureTexts } from '../../../types/figures.ts';
import { figureTexts } from '../../figures.ts';
import { terms } from '../../terms.ts';
import { type DeskWords, desk } from '../desk.ts';

export const words = {
  desk: desk as DeskWords,
  figures: figureTexts as FigureTexts,
  cadence: terms.headings.cadence as string,
  title: 'Is the rating scale drifting?',
  lead: 'Inflation has no agreed definition, so no single number answers the question. Each figure says what it shows, and what it does not.',
  none: 'No figures computed yet for this cadence.',
  nothing: 'No data for this figure.',
  computed: 'Computed',
  start: 'Compute the figures',
  button: 'Compute',
  hint: 'Reads the whole history. It may take minutes; others can keep working.',
  csv: 'Download as CSV',
  png: 'Download as PNG',
  of: 'Players',
  table: (rows: string): string => `Table of ${rows} rows`,
};

export type Words = typeof words;
