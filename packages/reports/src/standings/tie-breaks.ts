import { headerText, type Report } from '../report.ts';

const MOST = 20;
/** A code with its modifiers: `BH:MP/C1`, `KS/L+1`. */
const TIE_BREAK = /^[A-Z]{2,6}(?:[:/][A-Z]{1,3}[+-]?\d{0,2}){0,4}$/i;

/** The codes of 212, which begin with the points, else of 202, which come after them. TRF26 has no values of them. */
export function reportedTieBreaks(report: Pick<Report, 'file'>): readonly string[] {
  const text = headerText(report, '212') || headerText(report, '202');
  const codes = text.split(/[\s,;]+/);
  return [...new Set(codes.filter((code) => TIE_BREAK.test(code)))].slice(0, MOST);
}
