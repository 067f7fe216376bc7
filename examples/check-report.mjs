// The findings of a report, in words: node check-report.mjs FILE [en|fr|zh]
import { readFileSync } from 'node:fs';
import { checkReport, readAnyReport } from '@eloquence/reports';
import { findingHint, findingText, loadMessages } from '@eloquence/words';

const [, , file, language = 'en'] = process.argv;
const { findings } = checkReport(readAnyReport(readFileSync(file)), { choice: { cadence: 'standard' } });
const messages = await loadMessages(language);

for (const finding of findings) {
  console.log(`${finding.severity} ${finding.code}, line ${finding.line ?? '–'}`);
  console.log(`  ${findingText(finding, messages)} ${findingHint(finding, messages)}`);
}
