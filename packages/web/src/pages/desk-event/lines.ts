/** Loaded when a file was chosen: the lines of a report, as findings count them. */
export { reportLines } from '@eloquence/reports';
