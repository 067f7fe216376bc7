import {
  type Cadence,
  chooseEditions,
  defined,
  editionOn,
  formatDate,
  nextList,
  parseDate,
} from '@eloquence/rating';
import { importList } from '../../src/imports/import-list.ts';
import {
  accept,
  appeal,
  close,
  initOffice,
  listInfo,
  listPage,
  markDied,
  type Office,
  publish,
  register,
  reject,
  setAdjustment,
  setTitles,
  stateFact,
  submit,
  transferFederation,
  viewEvent,
  writeStoredList,
} from '../../src/index.ts';
import { bytesOf, listText, type Member, reportText } from '../federation.ts';
import {
  type ArticleRow,
  PAGES,
  type Page,
  type Played,
  roundsOf,
  type ShownPlayers,
  type Shows,
} from './rows.ts';

const USUAL_TIME: Readonly<Record<Cadence, string>> = {
  standard: '40/7200:3600',
  rapid: '25+10',
  blitz: '5+3',
};

export const cadenceOf = (page: Page): Cadence => (page.startsWith('rapid') ? 'rapid' : 'standard');

/** The edition that a page of `docs/regulations` is about. */
export const editionOf = (page: Page): string => page.slice(-'2005-07'.length);

/** What the lists and findings show of a row, to be compared with it. */
export interface Outcome {
  readonly shown: Readonly<Record<string, ShownPlayers>>;
  /** By event. */
  readonly findings: readonly (readonly string[])[];
  readonly editions: readonly string[];
}

/** Rows that share an office: their players never meet. */
export function groupsOf(rows: readonly ArticleRow[]): readonly (readonly ArticleRow[])[] {
  const groups = Map.groupBy(rows, (row) =>
    row.alone ? row : `${row.page} ${row.from ?? ''} ${lastList(row) > firstList(row) ? 'long' : ''}`,
  );
  return [...groups.values()];
}

const startOf = ({ page, from }: ArticleRow): string => from ?? PAGES[page].list;

/** What a row shows, by list. */
export function showsByList(row: ArticleRow): Readonly<Record<string, ShownPlayers>> {
  const { shows } = row;
  return isByDate(shows) ? shows : { [firstList(row)]: shows };
}

const isByDate = (shows: Shows): shows is Readonly<Record<string, ShownPlayers>> =>
  Object.keys(shows).some((key) => key.length > 1);

/** By the calendar of the editions, or of the decision on monthly lists that a row states. */
function listAfter({ page, states = [] }: ArticleRow, date: string): string {
  const decision = states.find(({ kind }) => kind === 'monthly-lists');
  const monthly = decision ? { decided: decision.since, until: decision.until ?? null } : null;
  const editions = chooseEditions({ cadence: cadenceOf(page), monthly });
  return formatDate(nextList((day) => editions.at(day), parseDate(date)));
}

const firstList = (row: ArticleRow): string => listAfter(row, startOf(row));
const lastList = (row: ArticleRow): string =>
  isByDate(row.shows) ? defined(Object.keys(row.shows).sort().at(-1)) : firstList(row);

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

interface Deed {
  readonly on: string;
  readonly run: () => Promise<void>;
}

/** Runs rows in one office: their events, and all lists until the last one that a row looks at. */
export async function runRows(
  url: string,
  rows: readonly ArticleRow[],
): Promise<ReadonlyMap<ArticleRow, Outcome | Error>> {
  const [first] = rows as readonly [ArticleRow];
  const start = startOf(first);
  let today = start;
  const office = await initOffice(url, { actor: 'officer', now: () => new Date(`${today}T12:00:00Z`) });
  const cast = rows.map(membersOf);
  await importStart(office, start, cadenceOf(first.page), cast);
  if (first.page === 'rapid-2005-07') {
    const { k } = PAGES[first.page];
    await stateFact(office, { kind: 'rapid-k', subject: String(k), since: start, because: 'As decided.' });
  }
  const outcomes = rows.map(
    ({ events }): Writable<Outcome> => ({
      ...{ shown: {}, findings: events.map(() => []), editions: events.map(() => '') },
    }),
  );
  const errors = new Map<number, Error>();
  const deeds = rows.flatMap((row, index) =>
    deedsOf(office, row, defined(cast[index]), defined(outcomes[index])).map(({ on, run }) => ({
      on,
      run: () =>
        run().catch((error) => {
          errors.set(index, error);
        }),
    })),
  );
  deeds.sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
  const last = defined(rows.map(lastList).sort().at(-1));
  const cadences = new Set(rows.map(cadenceShown));
  for (let list = listAfter(first, start); list <= last; list = listAfter(first, list)) {
    while (deeds[0] !== undefined && deeds[0].on < list) {
      today = deeds[0].on;
      await deeds.shift()?.run();
    }
    today = list;
    await close(office, { date: list });
    await publish(office, { date: list });
    for (const cadence of cadences) {
      const looking = rows.filter((row) => cadenceShown(row) === cadence && showsByList(row)[list]);
      if (looking.length === 0) continue;
      const listed = await rowsOn(office, list, cadence);
      for (const row of looking) {
        const index = rows.indexOf(row);
        const wanted = defined(showsByList(row)[list]);
        const outcome = defined(outcomes[index]);
        outcome.shown = { ...outcome.shown, [list]: shownTo(listed, wanted, defined(cast[index])) };
      }
    }
  }
  await office.store.close();
  return new Map(rows.map((row, index) => [row, errors.get(index) ?? defined(outcomes[index])]));
}

type Cast = ReadonlyMap<string, Member & { readonly standard?: number }>;

const FIRST_ID = 1_000_000;

function membersOf(row: ArticleRow, number: number): Cast {
  const { k } = PAGES[row.page];
  return new Map(
    Object.entries(row.players).map(([letter, facts], place) => {
      const { born = 1970, ...own } = typeof facts === 'object' && facts !== null ? facts : { rating: facts };
      const id = FIRST_ID + 100 * number + place;
      const name = `Row${lettersOf(number)}, Player${letter}`;
      const birth = typeof born === 'string' ? { birth: born } : {};
      return [
        letter,
        { k, federation: 'AAA', ...own, ...birth, id, name, birthYear: Number.parseInt(`${born}`, 10) },
      ];
    }),
  );
}

const lettersOf = (number: number): string =>
  [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

async function importStart(office: Office, date: string, cadence: Cadence, cast: readonly Cast[]) {
  const members = cast.flatMap((each) => [...each.values()]);
  const write = (of: readonly Member[], name: Cadence) =>
    importList(office, bytesOf(listText(of)), { date, cadence: name, name: `${name}.txt` });
  const standard = members.flatMap((each) =>
    each.standard === undefined ? [] : [{ ...each, rating: each.standard }],
  );
  if (cadence === 'standard') return write(members, 'standard');
  if (standard.length > 0) await write(standard, 'standard');
  await write(members, 'rapid');
  return date < '2012' ? undefined : write(members, 'blitz');
}

function deedsOf(office: Office, row: ArticleRow, cast: Cast, outcome: Writable<Outcome>): readonly Deed[] {
  const idOf = (letter: string): string => String(defined(cast.get(letter)).id);
  const start = startOf(row);
  const isNew = (letter: string): boolean => cast.get(letter)?.rating === null;
  const states = (row.states ?? []).map(
    ({ kind, subject, since, until }): Deed => ({
      // Newcomers are known once they are reported.
      on: isNew(subject) ? `${start.slice(0, 8)}28` : start,
      run: async () => {
        const about = cast.has(subject) ? idOf(subject) : subject;
        await stateFact(office, {
          kind,
          subject: about,
          since,
          until: until ?? null,
          because: 'As decided.',
        });
      },
    }),
  );
  const steps = (row.steps ?? []).map(([on, action, ...of]): Deed => {
    const [one = '', other = ''] = of;
    return {
      on,
      run: async () => {
        if (action === 'died') await markDied(office, idOf(one), { date: on });
        else if (action === 'title') await setTitles(office, idOf(one), { title: other });
        else if (action === 'federation') await transferFederation(office, idOf(one), { to: other });
        else await setAdjustment(office, one, other);
      },
    };
  });
  const events = row.events.map((event, number): Deed => {
    const input = eventOf(row, event, number, cast);
    return {
      on: event.received ? dayOf(row, event.received) : input.end,
      run: async () => {
        const { id, findings } = await report(
          office,
          row,
          event,
          input,
          event.partOf === undefined ? null : ids[event.partOf],
        );
        ids[number] = id;
        outcome.findings = outcome.findings.with(number, findings);
        outcome.editions = outcome.editions.with(number, editionOn(input.cadence, parseDate(input.start)).id);
      },
    };
  });
  const ids: string[] = [];
  const appeals = row.events.flatMap(({ appealed, refused }, number): Deed | [] => {
    if (appealed === undefined) return [];
    return { on: dayOf(row, appealed), run: () => appealTo(office, defined(ids[number]), refused) };
  });
  return [...states, ...steps, ...events, ...appeals];
}

/** A day of the starting list's month is written with two digits. */
const dayOf = (row: ArticleRow, text: string): string =>
  text.length === 2 ? `${startOf(row).slice(0, 8)}${text}` : text;

function eventOf(row: ArticleRow, event: Played, number: number, cast: Cast) {
  const day = (text: string): string => dayOf(row, text);
  const start = day(event.start ?? '02');
  const letters = [...cast.keys()].filter((letter) =>
    event.games.some((line) => line.split(' ').some((word) => word.startsWith(letter))),
  );
  const cadence = event.cadence ?? cadenceOf(row.page);
  return {
    cadence,
    name: `${row.what} ${number + 1} ${defined([...cast.values()][0]).id}`,
    start,
    end: event.end ? day(event.end) : event.start ? start : day('12'),
    players: letters.map((letter) => defined(cast.get(letter))),
    rounds: roundsOf(event.games, letters),
    timeControl: event.time ?? USUAL_TIME[cadence],
    ...(event.roundDates && { roundDates: event.roundDates.map(day) }),
  };
}

async function report(
  office: Office,
  row: ArticleRow,
  event: Played,
  input: ReturnType<typeof eventOf>,
  partOf: string | null = null,
) {
  const { name, start, end, cadence } = input;
  const registration = {
    name,
    start,
    end,
    cadence,
    registered: '2000-01-01',
    type: event.type ?? null,
    partOf,
  };
  const registered = event.unregistered ? null : await register(office, { ...registration, ...event.facts });
  const submitted = await submit(office, bytesOf(reportText(input)), { event: registered?.event ?? null });
  const { event: id } = submitted;
  const { reports } = await viewEvent(office, id);
  const found = reports.flatMap(({ findings }) => findings);
  const errors = found.filter(({ severity }) => severity === 'error').map(({ code }) => code as string);
  const { refused, appealed } = event;
  const expected = appealed === undefined ? refused : undefined;
  if (expected === undefined ? errors.length > 0 : !errors.includes(expected)) {
    throw new Error(`${row.what}: the report has the errors ${errors.join(', ') || 'none'}`);
  }
  if (appealed !== undefined || event.unregistered) await reject(office, id, 'As decided.');
  else if (refused === undefined) await accept(office, id);
  return { id, findings: found.map(({ code }) => code as string) };
}

async function appealTo(office: Office, id: string, refused: string | undefined): Promise<void> {
  const code = await appeal(office, id, 'It was rated elsewhere.').then(
    () => undefined,
    (error) => error.code,
  );
  if (code !== refused) throw new Error(`The appeal is ${code ? `refused: ${code}` : 'in time'}`);
  if (code === undefined) await accept(office, id);
}

const cadenceShown = ({ events, page }: ArticleRow): Cadence => events[0]?.cadence ?? cadenceOf(page);

/** A row of the list as its JSON file has it, and whether it is in the file of titled players and on the list of top players. */
type Exported = Readonly<Record<string, unknown>>;

async function rowsOn(
  office: Office,
  date: string,
  cadence: Cadence,
): Promise<ReadonlyMap<number, Exported>> {
  const rows: Exported[] = [];
  for (const titledUnrated of [false, true]) {
    let text = '';
    const writing = await writeStoredList(office, { date, cadence, format: 'json', titledUnrated });
    for await (const piece of writing.bytes()) text += Buffer.from(piece).toString('utf8');
    rows.push(...(JSON.parse(text) as Exported[]).map((row) => ({ ...row, titledUnrated })));
  }
  const info = await listInfo(office, cadence, date);
  const { page } = await listPage(office, info, { filter: { active: true }, limit: rows.length });
  const top = new Set(page.rows.map(({ id }) => id));
  return new Map(rows.map((row) => [Number(row.id), { ...row, top: top.has(Number(row.id)) }]));
}

/** The players of a row as a list shows them, in the shape in which the row states them. */
function shownTo(listed: ReadonlyMap<number, Exported>, wanted: ShownPlayers, cast: Cast): ShownPlayers {
  return Object.fromEntries(
    Object.entries(wanted).map(([letter, shown]) => {
      const found = listed.get(defined(cast.get(letter)).id);
      if (found === undefined) return [letter, null];
      if (Array.isArray(shown)) return [letter, [found.rating, found.k] as [number, number]];
      if (typeof shown !== 'object' || shown === null) return [letter, Number(found.rating ?? 0)];
      return [letter, Object.fromEntries(Object.keys(shown).map((key) => [key, found[key]]))];
    }),
  );
}
