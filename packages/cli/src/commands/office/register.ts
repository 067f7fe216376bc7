import { changeEvent, register as registerEvent, viewEvent } from '@eloquence/office';
import { EVENT_TYPES } from '@eloquence/rating';
import { readCadence } from '../../choice.ts';
import { type Call, type Command, given, isGiven, type OptionName, typedAs } from '../../command.ts';
import { Failure } from '../../failure.ts';
import { readJson } from '../../input.ts';
import { parts } from '../../parts.ts';
import { areErrors, findingBlocks } from '../../reports/findings.ts';
import { plain } from '../../reports/plain.ts';
import { paragraph } from '../../width.ts';
import { deadlineFinding, findingJson } from './findings.ts';
import { dateOption } from './given.ts';
import { answering, STORE, withOffice } from './store.ts';

const NEEDED: readonly OptionName[] = ['name', 'start', 'end'];
const OWN: readonly OptionName[] = [
  ...NEEDED,
  'city',
  'federation',
  'cadence',
  'event-type',
  'official',
  'registered',
  'part-of',
];

export const register: Command = Object.freeze({
  path: 'office register',
  takes: 'FILE.json | EVENT',
  positionals: [0, 1],
  optional: [...OWN, 'change', ...STORE],
  examples: [
    'office register event.json',
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
    const [named] = call.positionals;
    const id = named !== undefined && EVENT_ID.test(named) ? named : null;
    const file = id === null && !isGiven(call, 'change') ? named : given(call, 'change');
    if (id === null && isGiven(call, 'change')) throw new Failure('missing-argument', { takes: 'EVENT' });
    const registration =
      file !== undefined ? await fromFile(call, file) : id === null ? fromOptions(call) : options(call);
    return withOffice(call, async (office) => {
      const done = await answering(
        call,
        () => (id === null ? registerEvent(office, registration) : changeEvent(office, id, registration)),
        file,
      );
      const found = [...done.findings.map(deadlineFinding), ...done.alike];
      const { name } = await viewEvent(office, done.event);
      const { isRegistered, isChanged } = call.texts.office;
      const words = id === null ? isRegistered : isChanged;
      return {
        value: { event: done.event, findings: found.map((finding) => findingJson(call, finding)) },
        lines: () =>
          parts(paragraph(words(done.event, plain(name))), ...findingBlocks(call, found, 'office')),
        status: areErrors(found) ? 1 : 0,
      };
    });
  },
} satisfies Command);

/** Files are called otherwise: an ID is a letter and a number. */
const EVENT_ID = /^E\d+$/;

async function fromFile(call: Call, file: string): Promise<unknown> {
  const [foreign] = OWN.filter((name) => isGiven(call, name));
  if (foreign !== undefined)
    throw new Failure('options-exclude', { option: `--${typedAs(foreign)}`, other: file });
  return readJson(file, call.io);
}

function fromOptions(call: Call): object {
  const missing = NEEDED.filter((name) => !isGiven(call, name));
  if (missing.length > 0)
    throw new Failure('missing-option', { options: missing.map((name) => `--${name}`).join(', ') });
  return options(call);
}

/** What is given of an event; of one that is changed, the rest stays. */
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
    ...(registered !== null && { registered }),
  };
}

function eventType(call: Call): object {
  const type = given(call, 'event-type');
  if (type === undefined) return {};
  if (EVENT_TYPES.some((each) => each === type)) return { type };
  throw new Failure('invalid-type', { value: type, allowed: EVENT_TYPES.join(', '), where: '--type' });
}
