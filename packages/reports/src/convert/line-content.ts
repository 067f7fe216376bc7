import { FindingList } from '../findings.ts';
import { readRecord } from '../trf/read.ts';

/** What is read from a line, what is wrong with it included; the same for two lines that say the same. */
export function meaningOf(text: string): string {
  const findings = new FindingList();
  const { source, ...fields } = readRecord({ line: 1, text, end: '' }, findings);
  return JSON.stringify([fields, findings.all()]);
}
