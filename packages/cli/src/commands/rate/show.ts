import type { Examination, RatedPlayer } from '@eloquence/reports';
import { type Call, isGiven } from '../../command.ts';
import { Failure } from '../../failure.ts';
import { parts } from '../../parts.ts';
import { findingBlocks } from '../../reports/findings.ts';
import { heading } from '../../reports/heading.ts';
import { ratingsJson, reportJson } from '../../reports/json.ts';
import type { RatingList } from '../../reports/list.ts';
import type { Loaded } from '../../reports/load.ts';
import { say } from '../../reports/say.ts';
import { writeJsonLine } from '../../reports/work.ts';
import { numberOption } from '../../values.ts';
import { paragraph } from '../../width.ts';
import { csvHeader, csvRows } from './csv.ts';
import { explanation } from './explain.ts';
import { NOTABLE, notes, ratingsFigure } from './notes.ts';
import { ratedTable, unratedTable } from './tables.ts';

/** A report, what came of it, and where its ratings are from. */
export interface RatedEvent {
  readonly loaded: Loaded;
  readonly rated: Examination & { readonly players: readonly RatedPlayer[] };
  readonly list: RatingList | null;
}

/** What is made of each event: JSON, rows of a spreadsheet, one player's games, or the table for the wall. */
export function showing(call: Call): (event: RatedEvent) => void {
  const isTable = isGiven(call, 'csv');
  if (isTable && (isGiven(call, 'json') || isGiven(call, 'explain-player')))
    throw new Failure('unexpected-argument', { value: '--csv' });
  const player = isGiven(call, 'explain-player') ? numberOption(call, 'explain-player') : null;
  if (isGiven(call, 'json')) return (event) => writeJsonLine(call, eventJson(call, event));
  if (isTable) {
    call.io.stdout.write(csvHeader());
    return (event) => {
      if (isRefused(event)) call.io.stderr.write(`${refusal(call, event).join('\n')}\n`);
      call.io.stdout.write(csvRows(event));
    };
  }
  let shown = 0;
  return (event) => {
    const lines = isRefused(event)
      ? refusal(call, event)
      : player === null
        ? wall(call, event)
        : explanation(call, event, player);
    say(call, shown === 0 ? lines : ['', '', ...lines]);
    shown += 1;
  };
}

const isRefused = ({ rated }: RatedEvent): boolean => rated.players.length === 0;

function eventJson(call: Call, { loaded, rated, list }: RatedEvent): object {
  return { ...reportJson(call, loaded, rated), ratings: ratingsJson(list), players: rated.players };
}

/** Why the event is not rated. */
function refusal(call: Call, { loaded, rated }: RatedEvent): string[] {
  const told = rated.findings.filter(({ severity, code }) => severity === 'error' || NOTABLE.includes(code));
  return parts(
    heading(call, loaded, rated),
    ...findingBlocks(call, told),
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
