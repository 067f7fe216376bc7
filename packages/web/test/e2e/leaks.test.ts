import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accept,
  addPlayer,
  close,
  type Office,
  publish,
  redactPlayer,
  register,
  submit,
} from '../../../office/src/index.ts';
import { bytesOf, type Clock, openFederation, reportText } from '../../../office/test/federation.ts';
import { freshStores } from '../../../office/test/stores.ts';
import { defaultConfig, makeServer, type Server } from '../../../server/src/index.ts';
import { birthDates, plainDigits, reportWithDates } from '../../../server/test/birth-dates.ts';
import { OPEN } from '../../../server/test/service.ts';
import { openSite } from '../../src/index.ts';
import { ROUTES } from '../../src/routes.ts';

const LIST = '2026-01-01';
/** Private pages, and those without data. */
const LEFT_OUT =
  /^\/(?:desk|sign-in|set-up|recover|language|assets|offline|regulations|disputes|docs)(?:[/?#]|$)/;
/** Their answers depend on the request only. */
const WITHOUT_STORE = /^\/api\/v1\/(?:calc|editions)\//;
/** Pages of one kind differ only in their data. */
const MOST_PAGES = 500;

describe('every public answer of a site whose reports are full of dates of birth', {
  timeout: 120_000,
}, () => {
  const fresh = freshStores('sqlite');
  const dates = birthDates();
  const events: string[] = [];
  let office: Office;
  let server: Server;
  let answers: ReadonlyMap<string, string>;

  beforeAll(async () => {
    const clock: Clock = { now: '2025-11-10' };
    office = await openFederation(fresh, clock);
    const birth = '1999-07-19';
    await addPlayer(office, { id: '77', name: 'Hazel, Hugh', federation: 'AAA', sex: 'M', birth });
    dates.push(birth);
    // Reports name the player again, with dates.
    await redactPlayer(office, '900002', 'Asked for.');
    const days = { start: '2025-11-12', end: '2025-11-15', federation: 'AAA', registered: '2025-10-01' };
    const report = async (name: string, text: string): Promise<void> => {
      const { event } = await register(office, { ...days, name });
      await submit(office, bytesOf(text), { event });
      events.push(event);
    };
    const teams = [
      [1, 2],
      [3, 4],
    ].map((players, index) => {
      const name = `Elms ${dates[index]}`.padEnd(32);
      return `013 ${name}${players.map((no) => String(no).padStart(4)).join(' ')}`;
    });
    await report('Dates', `${reportWithDates('Dates', dates)}${teams.join('\r\n')}\r\n`);
    clock.now = '2025-11-30';
    await accept(office, events[0] ?? '');
    await report('Again', reportText({ ...OPEN, name: 'Again', start: days.start, end: days.end }));
    await accept(office, events[1] ?? '');
    await report('Undecided', reportWithDates('Undecided', dates));
    await close(office, { date: LIST, cadence: 'standard' });
    await publish(office, { date: LIST, cadence: 'standard' });
    const config = defaultConfig({
      logLevel: 'silent',
      jobs: false,
      rateLimit: 1_000_000,
      answerTimeout: 60_000,
    });
    server = await makeServer({ office, config, site: await openSite() });
    answers = await crawl(server, await apiAddresses(server, events));
  }, 300_000);
  afterAll(async () => {
    await server.close();
    await office.store.close();
  });

  test('pages, files, calendars and the API are among them', () => {
    const addresses = [...answers.keys()];
    expect(addresses.length).toBeGreaterThan(120);
    for (const kind of [
      /^\/players\/900001$/,
      /^\/events\/E\d+$/,
      /^\/players\/\d+\/[\d-]+\/standard/,
      /^\/lists\/[\d-]+\/standard/,
      /\.csv$/,
      /\.xml\.zip$/,
      /\/history\.csv/,
      /\/report\?/,
      /^\/\?lang=zh$/,
    ])
      expect(addresses.filter((address) => kind.test(address)).length, String(kind)).toBeGreaterThan(0);
  });

  test('every public route of the API and every kind of public page are among them', async () => {
    const { paths } = await openApiOf(server);
    const asked = [...answers.keys()].map((address) => address.replace(/\?.*/, ''));
    const isAnswered = (pattern: string, parameter: RegExp): boolean => {
      const form = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll(parameter, '[^/]+')}$`);
      return asked.some((address) => form.test(address));
    };
    const open = publicPaths(paths).filter((path) => !WITHOUT_STORE.test(path));
    expect(open.filter((path) => !isAnswered(path, /\{\w+\}/g))).toEqual([]);
    const redirect = '/lists/:half';
    const pages = Object.keys(ROUTES).filter((page) => page !== redirect && !LEFT_OUT.test(page));
    expect(pages.filter((page) => !isAnswered(page, /:\w+/g))).toEqual([]);
  });

  test('teams are public, by names without dates', () => {
    const { teams } = JSON.parse(answers.get(`/api/v1/events/${events[0]}/teams`) ?? '');
    expect(teams.map(({ name }: { readonly name: string }) => name)).toContain('Elms');
  });

  test('none has a date of birth, in any spelling', () => {
    const sought = [...new Set(dates.map(plainDigits))];
    const found = [...answers].flatMap(([address, text]) => {
      const plain = plainDigits(text);
      return sought.filter((date) => plain.includes(date)).map((date) => `${address}: ${date}`);
    });
    expect(found).toEqual([]);
    expect(answers.get('/players/77')).toContain('1999');
  });

  test('none has the name of a redacted player, whom another report names again', () => {
    const found = [...answers].filter(([, text]) => /birch/i.test(text)).map(([address]) => address);
    expect(found).toEqual([]);
    expect(answers.get('/players/900002')).toContain('[redacted]');
  });

  test('a report without a decision is not public, and its event shows the stage', async () => {
    const undecided = events[2] ?? '';
    expect((await server.inject(`/api/v1/events/${undecided}`)).json()).toMatchObject({
      stage: 'reported',
      reports: [],
    });
    expect((await server.inject(`/api/v1/events/${undecided}/report`)).statusCode).toBe(404);
    expect(answers.get(`/events/${undecided}`)).toContain('Undecided');
  });
});

type Paths = Readonly<Record<string, { readonly get?: { readonly security?: readonly unknown[] } }>>;

async function openApiOf(server: Server): Promise<{ readonly paths: Paths }> {
  return (await server.inject('/api/openapi.json')).json();
}

function publicPaths(paths: Paths): readonly string[] {
  return Object.keys(paths).filter((path) => paths[path]?.get && !paths[path].get.security?.length);
}

/** Every GET of the API that needs no account, filled in. */
async function apiAddresses(server: Server, events: readonly string[]): Promise<string[]> {
  const open = publicPaths((await openApiOf(server)).paths);
  const layouts = ['txt', 'xml', 'csv', 'json'].flatMap((each) => [each, `${each}.zip`]);
  const filled = open.flatMap((path) => {
    const at = path
      .replace('{list}', LIST)
      .replace('{cadence}', 'standard')
      .replace('{date}', LIST)
      .replace('{code}', 'AAA');
    const ids = at.includes('/events/') ? events : at.includes('/editions/') ? ['2024-03'] : PLAYERS;
    return (at.includes('{layout}') ? layouts : ['']).flatMap((layout) =>
      ids.map((id) => at.replace('{layout}', layout).replace('{id}', id)),
    );
  });
  const reports = events.flatMap((event) =>
    ['report', 'form'].map((what) => `/api/v1/events/${event}/${what}?version=1`),
  );
  const searches = ['hazel', 'bir'].flatMap((q) => [`/api/v1/players?q=${q}`, `/api/v1/search?q=${q}`]);
  return [...new Set([...filled, ...reports]), ...searches];
}

const PLAYERS = ['900001', '900002', '900011', '77'];

/** Texts of successful answers by address: those given, the home page in three languages, and what they link to. */
async function crawl(server: Server, given: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const answers = new Map<string, string>();
  const waiting = [
    ...given,
    '/robots.txt',
    '/sitemap.xml',
    '/',
    '/?lang=fr',
    '/?lang=zh',
    ...PLAYERS.map((id) => `/players/${id}`),
  ];
  const seen = new Set(waiting);
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const { statusCode, headers, rawPayload, body } = await server.inject(address);
    if (statusCode !== 200) continue;
    const isZip = rawPayload[0] === 0x50 && rawPayload[1] === 0x4b;
    const files = isZip ? Object.values(unzipSync(new Uint8Array(rawPayload))) : [];
    const text = isZip ? files.map((file) => Buffer.from(file).toString()).join('\n') : body;
    // Hashes are long enough to have any six digits.
    answers.set(address, decoded(text).replaceAll(/[0-9a-f]{40,}|\/assets\/[\w.-]+/g, ''));
    if (!String(headers['content-type']).startsWith('text/html')) continue;
    for (const [, link = ''] of text.matchAll(/\b(?:href|src|action|content)="(\/[^"#]*)/g)) {
      const to = decoded(link);
      if (seen.has(to) || LEFT_OUT.test(to) || to.startsWith('//') || seen.size > MOST_PAGES + given.length)
        continue;
      seen.add(to);
      waiting.push(to);
    }
  }
  return answers;
}

function decoded(text: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
  return text
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&(\w+);/g, (whole, name) => named[name] ?? whole);
}
