import type { CheckedReport, RatedPlayer } from '@eloquence/reports';
import { type Call, given, isGiven, typedAs } from '../../framework/command.ts';
import { Failure } from '../../framework/failure.ts';
import { decimalsFor, separatorOption } from '../../input/separator.ts';
import { writeJsonLine } from '../../reports/each-report.ts';
import { findingBlocks } from '../../reports/finding-lines.ts';
import { heading } from '../../reports/heading.ts';
import { reportJson } from '../../reports/json.ts';
import type { Found } from '../../reports/list-findings.ts';
import type { LoadedReport } from '../../reports/load-report.ts';
import { print } from '../../reports/print.ts';
import type { RatingList } from '../../reports/rating-list.ts';
import { parts } from '../../terminal/blocks.ts';
import { paragraph } from '../../terminal/width.ts';
import { type Cells, csvHeader, csvRows, ratedCells } from './csv.ts';
import { explanation, selectPlayers } from './explain.ts';
import { NOTABLE, notes, practiceNotes, ratingsFigure } from './notes.ts';
import { ratedTable, unratedTable } from './tables.ts';

/** A rated report and the source of its ratings. */
export interface RatedEvent {
  readonly loaded: LoadedReport;
  readonly rated: Found<CheckedReport & { readonly players: readonly RatedPlayer[] }>;
  readonly list: RatingList | null;
}

/** The output per event: JSON, CSV rows, one player's games, or the printed table. */
export function showing(call: Call, workbook: Cells[]): (event: RatedEvent) => void {
  const isTable = isGiven(call, 'csv');
  const separator = separatorOption(call, isTable ? 'csv' : '');
  const other = isGiven(call, 'json') ? '--json' : isGiven(call, 'explain-player') ? '--explain' : null;
  if (isTable && other !== null) throw new Failure('options-exclude', { option: '--csv', other });
  const excluded = ['csv', 'json', 'explain-player'] as const;
  const beside = isGiven(call, 'xlsx') ? excluded.find((name) => isGiven(call, name)) : undefined;
  if (beside !== undefined)
    throw new Failure('options-exclude', { option: '--xlsx', other: `--${typedAs(beside)}` });
  const selector = given(call, 'explain-player') ?? null;
  if (isGiven(call, 'json')) return (event) => writeJsonLine(call, eventJson(call, event));
  if (isGiven(call, 'xlsx')) {
    return (event) => {
      printNotes(call, event);
      workbook.push(...ratedCells(event));
    };
  }
  if (isTable) {
    const format = { separator: separator ?? (',' as const), decimals: decimalsFor(call, separator) };
    call.io.stdout.write(csvHeader(format));
    return (event) => {
      printNotes(call, event);
      call.io.stdout.write(csvRows(event, format));
    };
  }
  let shown = 0;
  return (event) => {
    const lines = isRefused(event)
      ? refusal(call, event)
      : selector === null
        ? wall(call, event)
        : explanation(call, event, selector);
    print(call, shown === 0 ? lines : ['', '', ...lines]);
    shown += 1;
  };
}

/** On standard error: the table itself has no room for them. */
function printNotes(call: Call, event: RatedEvent): void {
  const lines = isRefused(event) ? refusal(call, event) : practiceNotes(call, event);
  for (const line of lines) call.io.stderr.write(`${call.messages.typeset(line)}\n`);
}

const isRefused = ({ rated }: RatedEvent): boolean => rated.players.length === 0;

/** With `--explain`, only the selected players. */
function eventJson(call: Call, { loaded, rated, list }: RatedEvent): object {
  const selector = given(call, 'explain-player');
  const isAll = selector === undefined || rated.players.length === 0;
  const players = isAll ? rated.players : selectPlayers(rated.players, selector);
  return { ...reportJson(call, loaded, rated, list), players };
}

/** Why the event is not rated. */
function refusal(call: Call, { loaded, rated }: RatedEvent): string[] {
  const findings = rated.findings.filter(
    ({ severity, code }) => severity === 'error' || NOTABLE.includes(code),
  );
  return parts(
    heading(call, loaded, rated),
    ...findingBlocks(call, findings),
    paragraph(call.texts.rate.refused),
  );
}

function wall(call: Call, event: RatedEvent): string[] {
  const { loaded, rated } = event;
  return parts(
    heading(call, loaded, rated, [ratingsFigure(call, event)]),
    ratedTable(call, event),
    unratedTable(call, event),
    notes(call, event),
  );
}
