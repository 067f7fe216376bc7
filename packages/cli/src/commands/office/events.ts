import { STAGES, type StageName } from '@eloquence/api/names';
import { federationIn, type ListedEvents, listEvents } from '@eloquence/office';
import { type Call, type Command, given } from '../../framework/command.ts';
import { Failure } from '../../framework/failure.ts';
import { cadenceOption, countOption } from '../../office/arguments.ts';
import { STORE, withOffice } from '../../office/open-store.ts';
import { parts } from '../../terminal/blocks.ts';
import { type Column, table } from '../../terminal/table.ts';
import { visibleText } from '../../terminal/visible-text.ts';

const USUAL = 50;
const MOST = 1000;

export const events: Command = Object.freeze({
  path: 'office events',
  optional: ['stage', 'month', 'of-federation', 'one-cadence', 'most-events', ...STORE],
  examples: ['office events --stage reported', 'office events --month 2026-11 --federation NOR --json'],
  run: (call) => {
    const federation = given(call, 'of-federation');
    const query = {
      stage: stageOption(call),
      month: monthOption(call),
      federation: federation === undefined ? null : federationIn(federation),
      cadence: cadenceOption(call),
      limit: countOption(call, 'most-events', MOST) ?? USUAL,
    };
    return withOffice(call, async (office) => {
      const found = await listEvents(office, query);
      return { value: found, lines: () => eventsLines(call, found) };
    });
  },
} satisfies Command);

function stageOption(call: Call): StageName | null {
  const value = given(call, 'stage');
  const stage = STAGES.find((each) => each === value);
  if (value === undefined || stage !== undefined) return stage ?? null;
  throw new Failure('invalid-type', { value, allowed: STAGES.join(', '), where: '--stage' });
}

function monthOption(call: Call): string | null {
  const value = given(call, 'month');
  if (value === undefined) return null;
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(value)) return value;
  throw new Failure('malformed-month', { value });
}

function eventsLines(call: Call, { events: found, all }: ListedEvents): string[] {
  const { texts, messages, style } = call;
  const { labels, stages, due, more, noEvents } = texts.office;
  if (found.length === 0) return [noEvents];
  const columns: readonly Column[] = [
    { heading: '' },
    { heading: labels.name, cuts: 'end' },
    { heading: labels.federation },
    { heading: labels.cadence },
    { heading: labels.date },
    { heading: labels.stage },
    { heading: labels.list },
  ];
  const rows = found.map(({ event, name, federation, cadence, end, stage, list }) => [
    event,
    visibleText(name),
    visibleText(federation) || '–',
    messages.cadences[cadence],
    end,
    stage === 'due' ? due : stages[stage],
    list ?? '–',
  ]);
  const left = all - found.length;
  return parts(table(columns, rows, { style }), left > 0 ? [more(left)] : []);
}
