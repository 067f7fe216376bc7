import assert from 'node:assert/strict';
import { CADENCES, EDITIONS, EVENT_TYPES, InputError } from '@eloquence/rating';
import {
  type CheckReportOptions,
  checkAndRateReport,
  type Finding,
  fromJson,
  hasErrors,
  type ListEntries,
  type ListEntry,
  type Report,
  readCsv,
  readReport,
  reportOf,
  type StatedFacts,
  type TrfFile,
  toJson,
  toVersion,
  writeCsv,
  writeTrf,
} from '@eloquence/reports';
import { damage } from './inputs.ts';
import type { Random } from './random.ts';

export function checkInput(input: Uint8Array, random: Random): void {
  const reading = readReport(input);
  const { report } = reading;
  assert.equal(Buffer.compare(writeTrf(report.file), input), 0, 'written back as it was read');
  checkExamination(reading, optionsFor(report, random));
  const version = random.oneOf(['trf06', 'trf16', 'trf26'] as const);
  const converted = readReport(writeTrf(toVersion(report, version).file));
  assert.equal(converted.report.players.length, report.players.length, `as many players in ${version}`);
  const json = fromJson(JSON.parse(JSON.stringify(toJson(report.file))));
  assertSame(fieldsOf(json.file), fieldsOf(report.file), 'the same fields by way of JSON');
  const table = reportOf(readCsv(writeCsv(report.file)));
  if (!hasErrors(reading.findings) && !hasErrors(table.findings)) {
    assertSame(resultsOf(table.report), resultsOf(report), 'the same results by way of CSV');
  }
  checkExamination(table, { choice: {} });
  checkDamagedTable(writeCsv(report.file), random);
  if (random.oneIn(8)) checkDamagedJson(JSON.stringify(toJson(report.file)), random);
}

/** As texts, which is quicker to compare; the difference is shown as values. */
function assertSame(actual: unknown, expected: unknown, message: string): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) assert.deepEqual(actual, expected, message);
}

function checkDamagedTable(table: string, random: Random): void {
  const damaged = new TextDecoder().decode(damage(new TextEncoder().encode(table), random));
  checkExamination(reportOf(readCsv(damaged)), { choice: {} });
}

const VALUES = [
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  '',
  'x',
  '\n001',
  'x'.repeat(200),
  [],
  {},
  [null],
  { length: 3 },
];

/** Any JSON is accepted or refused with an InputError. */
function checkDamagedJson(json: string, random: Random): void {
  const damaged: unknown = JSON.parse(json, (_, value) => (random.oneIn(60) ? random.oneOf(VALUES) : value));
  try {
    checkExamination(reportOf(fromJson(damaged)), { choice: {} });
  } catch (error) {
    assert.ok(error instanceof InputError, String(error));
  }
}

function checkExamination(
  reading: Parameters<typeof checkAndRateReport>[0],
  options: CheckReportOptions,
): void {
  const { findings, players, edition, report } = checkAndRateReport(reading, options);
  // A table may have rows without a record.
  const last = report.isTable ? Number.POSITIVE_INFINITY : report.file.records.length;
  for (const finding of findings) checkFinding(finding, last);
  assert.equal(
    new Set(findings.map((finding) => JSON.stringify(finding))).size,
    findings.length,
    'said once',
  );
  const rated = edition !== null && !hasErrors(findings);
  assert.equal(players.length, rated ? report.players.length : 0, 'players rated, or none where refused');
  for (const { n, games } of players) {
    assert.equal(n, games.filter(({ counted }) => counted).length, 'as many games as were counted');
  }
}

function checkFinding({ line, column, code, severity, values }: Finding, last: number): void {
  const place = JSON.stringify({ code, line, column, values });
  assert.ok(
    line === null || (line >= 1 && line <= last) || code === 'too-many-lines',
    `a line there is: ${place}`,
  );
  assert.ok(column === null || (line !== null && column >= 1), `a column there is: ${place}`);
  assert.ok(['error', 'warning', 'note'].includes(severity), place);
  for (const value of Object.values(values)) {
    assert.ok(typeof value === 'number' ? Number.isFinite(value) : value !== undefined, `values: ${place}`);
  }
}

const fieldsOf = (file: TrfFile): unknown[] => file.records.map(({ source, ...fields }) => fields);

function resultsOf({ players, start, end, type, timeControl }: Report): unknown {
  const rows = players.map(({ no, name, rating, id, birth, points, rank, rounds }) => {
    return { no, name, rating, id, birth, points, rank, rounds };
  });
  return { start, end, type, timeControl, rows };
}

function optionsFor(report: Report, random: Random): CheckReportOptions {
  const cadence = random.oneIn(3) ? random.oneOf(CADENCES) : 'standard';
  const editions = EDITIONS.filter((edition) => edition.cadence === cadence);
  return {
    choice: {
      cadence,
      ...(random.oneIn(3) && { edition: random.oneOf(editions).id }),
      applied: random.oneIn(4),
    },
    type: random.oneIn(3) ? random.oneOf(EVENT_TYPES) : null,
    list: random.oneIn(3) ? listFor(report, random) : null,
    stated: random.oneIn(3) ? factsFor(report, random) : {},
  };
}

function listFor(report: Report, random: Random): ListEntries {
  const number = (...values: readonly (number | null)[]): number | null => random.oneOf(values);
  const entries = report.players
    .filter(() => !random.oneIn(8))
    .map((player): ListEntry => {
      const rating = number(player.rating, player.rating, 1400, 2850, null, 0, 99_999, -5);
      return {
        id: player.id,
        name: random.oneIn(4) ? 'Somebody, Else' : player.name,
        federation: random.oneOf(['FRA', '']),
        birthYear: number(null, 1990, 2012, 0, 79, 30_000),
        rating,
        standard: number(rating, null, 2000),
        k: number(null, 0, 10, 20, 40, 15, 999),
        inactive: random.oneIn(5),
        deceased: random.oneIn(9),
      };
    });
  const date = random.oneIn(2) ? report.start : null;
  return { date, byId: new Map(entries.map((entry) => [entry.id, entry])) };
}

function factsFor(report: Report, random: Random): StatedFacts {
  const flag = (): boolean => random.oneIn(2);
  return {
    registered: random.oneOf(['2024-01-01', '2004-01-01', null]),
    received: random.oneOf(['2024-06-01', '9999-12-31', '1800-01-01']),
    official: flag(),
    championship: flag(),
    nationalChampionship: flag(),
    womenOnly: flag(),
    norms: flag(),
    hybrid: flag(),
    pgn: flag(),
    announcedRated: flag(),
    approvals: { duration: flag(), lateRegistration: flag(), hybrid: flag(), waivedMatchRule: flag() },
    scheduledGames: 1 + random.below(20),
    arbiters: [{ licensed: random.oneOf([true, false, null]) }],
    ratingsPerGame: flag(),
    laterEvent: report.players.map(({ no }) => no).filter(() => random.oneIn(4)),
  };
}
