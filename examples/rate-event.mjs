// An event rated from a TRF file: node rate-event.mjs FILE
import { readFileSync } from 'node:fs';
import { checkAndRateReport, readReport } from '@eloquence/reports';

const reading = readReport(readFileSync(process.argv[2]));
const { edition, report, players } = checkAndRateReport(reading, { choice: { cadence: 'standard' } });
const names = new Map(report.players.map(({ no, name }) => [no, name]));

console.log(`${report.name}, edition ${edition.id}`);
for (const { no, change } of players) {
  if (change !== null) console.log(`${names.get(no)}: ${change}`);
}
