import { changeEvent, type Office, register as registerEvent, viewEvent } from '@eloquence/office';
import { EVENT_TYPES } from '@eloquence/rating';
import type { OptionName } from '@eloquence/words/cli';
import { type Call, type Command, given, isGiven, typedAs } from '../../framework/command.ts';
import { type ExitStatus, Failure } from '../../framework/failure.ts';
import { readCadence } from '../../input/edition.ts';
import { readJson } from '../../input/files.ts';
import { dateOption } from '../../office/arguments.ts';
import { eachItem } from '../../office/batch.ts';
import { deadlineFinding, findingJson } from '../../office/findings.ts';
import { nextCommand, reportNext } from '../../office/next.ts';
import { STORE, withFailures, withOffice } from '../../office/open-store.ts';
import { registrationsIn } from '../../reports/find-files.ts';
import { areErrors, findingBlocks } from '../../reports/finding-lines.ts';
import { print } from '../../reports/print.ts';
import { parts } from '../../terminal/blocks.ts';
import { visibleText } from '../../terminal/visible-text.ts';
import { paragraph } from '../../terminal/width.ts';

const NEEDED: readonly OptionName[] = ['name', 'start', 'end'];
const OWN: readonly OptionName[] = [
  ...NEEDED,
  'city',
  'federation',
  'cadence',
  'event-type',
  'official',
  'continental',
  'registered',
  'part-of',
];

export const register: Command = Object.freeze({
  path: 'office register',
  takes: 'FILE.json… | EVENT',
  positionals: [0, Number.POSITIVE_INFINITY],
  optional: [...OWN, 'change', ...STORE],
  examples: [
    'office register event.json',
    'office register events/2026-11',
    'office register E12 --change event.json',
    'office register E12 --end 2026-11-09',
    'office register --name Fjord-Open --start 2026-11-06 --end 2026-11-08 --federation NOR',
  ],
  sample: [
    '{ "name": "Fjord Open", "city": "Bergen", "federation": "NOR",',
    '  "cadence": "standard", "type": "swiss",',
    '  "start": "2026-11-06", "end": "2026-11-08", "official": false,',
    '  "arbiters": [{ "name": "Nordahl, Ingrid", "licensed": true }] }',
  ],
  run: async (call) => {
    const { files, areSeveral } = await registrationsIn(call.positionals);
    if (areSeveral) {
      refuseOwnOptions(call, files[0] ?? '');
      return withOffice(call, (office) => registerAll(call, office, files));
    }
    const [named] = call.positionals;
    const id = named !== undefined && EVENT_ID.test(named) ? named : null;
    const file = id === null && !isGiven(call, 'change') ? named : given(call, 'change');
    if (id === null && isGiven(call, 'change')) throw new Failure('missing-argument', { takes: 'EVENT' });
    const registration =
      file !== undefined ? await fromFile(call, file) : id === null ? fromOptions(call) : options(call);
    return withOffice(call, async (office) => {
      const done = await withFailures(
        call,
        () => (id === null ? registerEvent(office, registration) : changeEvent(office, id, registration)),
        file,
      );
      const found = [...done.findings.map(deadlineFinding), ...done.alike];
      const { name, reports } = await viewEvent(office, done.event);
      const last = reports.findLast(({ state }) => state === 'submitted') ?? reports.at(-1);
      const { isRegistered, isChanged } = call.texts.office;
      const words = id === null ? isRegistered : isChanged;
      return {
        value: { event: done.event, findings: found.map((finding) => findingJson(call, finding)) },
        lines: () =>
          parts(
            paragraph(words(done.event, visibleText(name))),
            ...findingBlocks(call, found, 'office'),
            last === undefined || last.state === 'rejected'
              ? nextCommand(call, `office submit FILE --event ${done.event}`)
              : reportNext(call, done.event, last),
          ),
        status: areErrors(found) ? 1 : 0,
      };
    });
  },
} satisfies Command);

/** An event ID is a letter and a number, unlike file names. */
const EVENT_ID = /^E\d+$/;

async function fromFile(call: Call, file: string): Promise<unknown> {
  refuseOwnOptions(call, file);
  return readJson(file, call.io);
}

function refuseOwnOptions(call: Call, file: string): void {
  const [foreign] = OWN.filter((name) => isGiven(call, name));
  if (foreign !== undefined)
    throw new Failure('options-exclude', { option: `--${typedAs(foreign)}`, other: file });
}

/** Answers each file by a line, then says how many events there are and what comes next. */
async function registerAll(call: Call, office: Office, files: readonly string[]): Promise<ExitStatus> {
  const { done, status } = await eachItem(
    call,
    'office register',
    files,
    (file) => ({ file }),
    async (file) => {
      const registration = await readJson(file, call.io);
      const { event, findings, alike } = await withFailures(
        call,
        () => registerEvent(office, registration),
        file,
      );
      const found = [...findings.map(deadlineFinding), ...alike];
      const { name } = await viewEvent(office, event);
      return {
        value: { file, event, findings: found.map((finding) => findingJson(call, finding)) },
        line: call.texts.office.isRegistered(event, visibleText(name)),
        findings: found,
      };
    },
  );
  if (!isGiven(call, 'json')) {
    print(call, [
      ...paragraph(call.texts.office.registeredOf(done, files.length - done)),
      ...nextCommand(call, 'office submit FOLDER'),
    ]);
  }
  return status;
}

function fromOptions(call: Call): object {
  const missing = NEEDED.filter((name) => !isGiven(call, name));
  if (missing.length > 0)
    throw new Failure('missing-option', { options: missing.map((name) => `--${name}`).join(', ') });
  return options(call);
}

/** The event fields given; when changing an event, the others stay. */
function options(call: Call): object {
  const text = (key: string, name: OptionName): object => {
    const value = given(call, name);
    return value === undefined ? {} : { [key]: value };
  };
  const [start, end] = [dateOption(call, 'start'), dateOption(call, 'end')];
  const registered = dateOption(call, 'registered');
  const cadence = readCadence(call) ?? null;
  return {
    ...text('name', 'name'),
    ...text('city', 'city'),
    ...text('federation', 'federation'),
    ...(cadence !== null && { cadence }),
    ...eventType(call),
    ...(start !== null && { start }),
    ...(end !== null && { end }),
    ...text('partOf', 'part-of'),
    ...(isGiven(call, 'official') && { official: true }),
    ...(isGiven(call, 'continental') && { continental: true }),
    ...(registered !== null && { registered }),
  };
}

function eventType(call: Call): object {
  const type = given(call, 'event-type');
  if (type === undefined) return {};
  if (EVENT_TYPES.some((each) => each === type)) return { type };
  throw new Failure('invalid-type', { value: type, allowed: EVENT_TYPES.join(', '), where: '--type' });
}
