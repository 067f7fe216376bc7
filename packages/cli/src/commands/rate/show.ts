import type { Examination, RatedPlayer } from '@eloquence/reports';
import { type Call, given, isGiven } from '../../command.ts';
import { Failure } from '../../failure.ts';
import { parts } from '../../parts.ts';
import type { Found } from '../../reports/finding.ts';
import { findingBlocks } from '../../reports/findings.ts';
import { heading } from '../../reports/heading.ts';
import { reportJson } from '../../reports/json.ts';
import type { RatingList } from '../../reports/list.ts';
import type { Loaded } from '../../reports/load.ts';
import { say } from '../../reports/say.ts';
import { writeJsonLine } from '../../reports/work.ts';
import { paragraph } from '../../width.ts';
import { csvHeader, csvRows } from './csv.ts';
import { explanation, playersAsked } from './explain.ts';
import { NOTABLE, notes, practiceNotes, ratingsFigure } from './notes.ts';
import { ratedTable, unratedTable } from './tables.ts';

/** A report, what came of it, and where its ratings are from. */
export interface RatedEvent {
  readonly loaded: Loaded;
  readonly rated: Found<Examination & { readonly players: readonly RatedPlayer[] }>;
  readonly list: RatingList | null;
}

/** What is made of each event: JSON, rows of a spreadsheet, one player's games, or the table for the wall. */
export function showing(call: Call): (event: RatedEvent) => void {
  const isTable = isGiven(call, 'csv');
  const other = isGiven(call, 'json') ? '--json' : isGiven(call, 'explain-player') ? '--explain' : null;
  if (isTable && other !== null) throw new Failure('options-exclude', { option: '--csv', other });
  const asked = given(call, 'explain-player') ?? null;
  if (isGiven(call, 'json')) return (event) => writeJsonLine(call, eventJson(call, event));
  if (isTable) {
    call.io.stdout.write(csvHeader());
    return (event) => {
      const lines = isRefused(event) ? refusal(call, event) : practiceNotes(call, event);
      for (const line of lines) call.io.stderr.write(`${call.dictionary.typeset(line)}\n`);
      call.io.stdout.write(csvRows(event));
    };
  }
  let shown = 0;
  return (event) => {
    const lines = isRefused(event)
      ? refusal(call, event)
      : asked === null
        ? wall(call, event)
        : explanation(call, event, asked);
    say(call, shown === 0 ? lines : ['', '', ...lines]);
    shown += 1;
  };
}

const isRefused = ({ rated }: RatedEvent): boolean => rated.players.length === 0;

/** With `--explain` only the players asked for. */
function eventJson(call: Call, { loaded, rated, list }: RatedEvent): object {
  const asked = given(call, 'explain-player');
  const isAll = asked === undefined || rated.players.length === 0;
  const players = isAll ? rated.players : playersAsked(rated.players, asked);
  return { ...reportJson(call, loaded, rated, list), players };
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
