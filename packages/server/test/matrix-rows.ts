/** Every URL of the server, and the status for each visitor. */

import type { Question } from './service.ts';

export const VISITORS = [
  'nobody',
  'arbiter of another event',
  'arbiter of this event',
  'officer of another federation',
  'officer of this one',
  'administrator',
  'expired token',
  'disabled account',
] as const;
type Expected = readonly number[];

/** Visitors without an account; an invalid token is refused everywhere. */
const everybody = (status: number): Expected => [...Array.from({ length: 6 }, () => status), 401, 401];
const accounts = (status: number): Expected => [401, ...Array.from({ length: 5 }, () => status), 401, 401];
const administrators = (status: number): Expected => [401, 403, 403, 403, 403, status, 401, 401];
const officers = (status: number): Expected => [401, 403, 403, status, status, status, 401, 401];
/** Officers, each for their own events. */
const itsOfficer = (status: number): Expected => [401, 403, 403, 403, status, status, 401, 401];
const itsPeople = (status: number): Expected => [401, 403, status, 403, status, status, 401, 401];

export interface Row {
  /** The requested URL; after an arrow the pattern it is an example of. */
  readonly ask: string;
  readonly question?: Question;
  readonly expected: Expected;
}

const json = (body: object): Question => ({ body });
const file: Question = { headers: { 'content-type': 'text/plain' }, body: '' };

/** `EVENT` is the event in question, of federation AAA. An allowed request is refused for another reason, or harmless. */
export const ROWS: Readonly<Record<string, Row>> = {
  'GET /': { ask: '/', expected: everybody(200) },
  'GET /desk': { ask: '/desk', expected: administrators(200) },
  'GET /assets/:name': { ask: '/assets/client.js', expected: everybody(200) },
  'GET /language/:language': { ask: '/language/fr', expected: everybody(303) },
  'GET /healthz': { ask: '/healthz', expected: everybody(200) },
  'GET /readyz': { ask: '/readyz', expected: everybody(200) },
  'GET /metrics': { ask: '/metrics', expected: everybody(200) },
  'GET /api/openapi.json': { ask: '/api/openapi.json', expected: everybody(200) },
  'GET /api/v1/openapi.json': { ask: '/api/v1/openapi.json', expected: everybody(200) },
  'GET /api/v1/problems': { ask: '/api/v1/problems', expected: everybody(200) },
  'GET /api/docs': { ask: '/api/docs', expected: everybody(308) },
  'GET /api/v1/search': { ask: '/api/v1/search?q=al', expected: everybody(200) },
  'GET /api/v1/players': { ask: '/api/v1/players?q=al', expected: everybody(200) },
  'GET /api/v1/players/:id': { ask: '/api/v1/players/900001', expected: everybody(200) },
  'GET /api/v1/players/:id/history': { ask: '/api/v1/players/900001/history', expected: everybody(200) },
  'GET /api/v1/players/:id/periods/:list': {
    ask: '/api/v1/players/900001/periods/2025-12-01',
    expected: everybody(200),
  },
  'GET /api/v1/players/:id/standing': { ask: '/api/v1/players/900001/standing', expected: everybody(200) },
  'GET /api/v1/players/:id/events': { ask: '/api/v1/players/900001/events', expected: everybody(200) },
  'GET /api/v1/players/:id/opponents': {
    ask: '/api/v1/players/900001/opponents',
    expected: everybody(200),
  },
  'GET /api/v1/players/:id/ranks': { ask: '/api/v1/players/900001/ranks', expected: everybody(200) },
  'GET /api/v1/players/:id/next': { ask: '/api/v1/players/900001/next', expected: everybody(200) },
  'GET /api/v1/players/:id/history.csv': {
    ask: '/api/v1/players/900001/history.csv',
    expected: everybody(200),
  },
  'GET /api/v1/players/:id/card.svg': { ask: '/api/v1/players/900001/card.svg', expected: everybody(200) },
  'GET /api/v1/events/:id/card.svg': { ask: '/api/v1/events/EVENT/card.svg', expected: everybody(200) },
  'GET /api/v1/calendar.ics': { ask: '/api/v1/calendar.ics', expected: everybody(200) },
  'GET /api/v1/lists.rss': { ask: '/api/v1/lists.rss', expected: everybody(200) },
  'GET /robots.txt': { ask: '/robots.txt', expected: everybody(200) },
  'GET /sitemap.xml': { ask: '/sitemap.xml', expected: everybody(200) },
  'GET /api/v1/federations/:code': { ask: '/api/v1/federations/AAA', expected: everybody(200) },
  'GET /api/v1/calendar': { ask: '/api/v1/calendar', expected: everybody(200) },
  'GET /api/v1/lists': { ask: '/api/v1/lists', expected: everybody(200) },
  'GET /api/v1/lists/:cadence/:date': { ask: '/api/v1/lists/standard/2025-12-01', expected: everybody(200) },
  'GET /api/v1/lists/:cadence/:date.:layout': {
    ask: '/api/v1/lists/standard/2025-12-01.csv',
    expected: everybody(200),
  },
  'GET /api/v1/lists/:cadence/:date/summary': {
    ask: '/api/v1/lists/standard/2025-12-01/summary',
    expected: everybody(200),
  },
  'GET /api/v1/lists/:cadence/:date/differences': {
    ask: '/api/v1/lists/standard/2025-12-01/differences',
    expected: everybody(200),
  },
  'GET /api/v1/office/lists/:cadence/:date/summary': {
    ask: '/api/v1/office/lists/standard/2026-01-01/summary',
    expected: administrators(409),
  },
  'GET /api/v1/federations': { ask: '/api/v1/federations', expected: everybody(200) },
  'GET /api/v1/events': { ask: '/api/v1/events', expected: everybody(200) },
  'GET /api/v1/events/:id': { ask: '/api/v1/events/EVENT', expected: everybody(200) },
  'GET /api/v1/events/:id/report': { ask: '/api/v1/events/EVENT/report', expected: everybody(200) },
  'GET /api/v1/events/:id/form': { ask: '/api/v1/events/EVENT/form', expected: everybody(200) },
  'GET /api/v1/events/:id/ratings': { ask: '/api/v1/events/EVENT/ratings', expected: everybody(200) },
  'GET /api/v1/events/:id/crosstable': { ask: '/api/v1/events/EVENT/crosstable', expected: everybody(200) },
  'GET /api/v1/events/:id/standings': { ask: '/api/v1/events/EVENT/standings', expected: everybody(200) },
  'GET /api/v1/events/:id/teams': { ask: '/api/v1/events/EVENT/teams', expected: everybody(200) },
  'GET /api/v1/office/events/:id/differences': {
    ask: '/api/v1/office/events/EVENT/differences?from=1&to=1',
    expected: itsPeople(200),
  },
  'GET /api/v1/editions': { ask: '/api/v1/editions', expected: everybody(200) },
  'GET /api/v1/editions/comparison': {
    ask: '/api/v1/editions/comparison?ids=2022-01,2024-03',
    expected: everybody(200),
  },
  'GET /api/v1/editions/tables': { ask: '/api/v1/editions/tables', expected: everybody(200) },
  'GET /api/v1/editions/:id': { ask: '/api/v1/editions/2024-03', expected: everybody(200) },
  'GET /api/v1/calc/expected': {
    ask: '/api/v1/calc/expected?own=1900&opponent=1800',
    expected: everybody(200),
  },
  'GET /api/v1/calc/change': {
    ask: '/api/v1/calc/change?rating=1900&k=20&games=1800:1',
    expected: everybody(200),
  },
  'GET /api/v1/calc/initial': {
    ask: '/api/v1/calc/initial?games=1800:1,1700:0.5,1900:0,1850:1,1800:1',
    expected: everybody(200),
  },
  'POST /api/v1/calc/round-robin': {
    ask: '/api/v1/calc/round-robin',
    question: json({}),
    expected: everybody(400),
  },
  'POST /api/v1/calc/initial': { ask: '/api/v1/calc/initial', question: json({}), expected: everybody(400) },
  'GET /api/v1/calc/performance': {
    ask: '/api/v1/calc/performance?games=1800:1',
    expected: everybody(200),
  },
  'POST /api/v1/calc/period': { ask: '/api/v1/calc/period', question: json({}), expected: everybody(400) },
  'GET /api/v1/calc/k': {
    ask: '/api/v1/calc/k?rating=1900&played=40&on=2025-11-01',
    expected: everybody(200),
  },
  'GET /api/v1/calc/target': {
    ask: '/api/v1/calc/target?rating=1900&k=20&opponents=1800&goal=1910',
    expected: everybody(200),
  },
  'GET /api/v1/privacy': { ask: '/api/v1/privacy', expected: everybody(200) },
  'GET /api/v1/session': { ask: '/api/v1/session', expected: everybody(200) },
  'POST /api/v1/session': {
    ask: '/api/v1/session',
    question: json({ name: 'nobody', password: 'nothing' }),
    expected: everybody(401),
  },
  'POST /api/v1/session/link': {
    ask: '/api/v1/session/link',
    question: json({ link: 'none', password: 'x' }),
    expected: everybody(410),
  },
  'PUT /api/v1/session/password': {
    ask: '/api/v1/session/password',
    question: json({}),
    expected: accounts(400),
  },
  'POST /api/v1/session/passkey/options': {
    ask: '/api/v1/session/passkey/options',
    expected: everybody(200),
  },
  'POST /api/v1/session/passkey': {
    ask: '/api/v1/session/passkey',
    question: json({ id: 'x', rawId: 'x', type: 'public-key', response: {} }),
    expected: everybody(401),
  },
  'GET /api/v1/recovery-codes': { ask: '/api/v1/recovery-codes', expected: accounts(200) },
  'POST /api/v1/recovery-codes': { ask: '/api/v1/recovery-codes', expected: accounts(201) },
  'POST /api/v1/session/recovery': {
    ask: '/api/v1/session/recovery',
    question: json({ name: 'x', code: 'x', password: 'x' }),
    expected: everybody(401),
  },
  'GET /api/v1/passkeys': { ask: '/api/v1/passkeys', expected: officers(200) },
  'POST /api/v1/passkeys/options': { ask: '/api/v1/passkeys/options', expected: officers(200) },
  'POST /api/v1/passkeys': { ask: '/api/v1/passkeys', question: json({}), expected: officers(400) },
  'DELETE /api/v1/passkeys/:id': { ask: '/api/v1/passkeys/none', expected: officers(404) },
  'GET /api/v1/sessions': { ask: '/api/v1/sessions', expected: accounts(200) },
  'DELETE /api/v1/sessions/:id': { ask: '/api/v1/sessions/none', expected: accounts(404) },
  'GET /api/v1/tokens': { ask: '/api/v1/tokens', expected: accounts(200) },
  'POST /api/v1/tokens': { ask: '/api/v1/tokens', question: json({}), expected: accounts(400) },
  'DELETE /api/v1/tokens/:id': { ask: '/api/v1/tokens/none', expected: accounts(404) },
  'GET /api/v1/accounts': { ask: '/api/v1/accounts', expected: administrators(200) },
  'POST /api/v1/accounts': { ask: '/api/v1/accounts', question: json({}), expected: administrators(400) },
  'GET /api/v1/accounts/:id': { ask: '/api/v1/accounts/A0', expected: administrators(404) },
  'PATCH /api/v1/accounts/:id': {
    ask: '/api/v1/accounts/A0',
    question: json({ role: 'administrator' }),
    expected: administrators(404),
  },
  'DELETE /api/v1/accounts/:id': { ask: '/api/v1/accounts/A0', expected: administrators(404) },
  'POST /api/v1/accounts/:id/link': { ask: '/api/v1/accounts/A0/link', expected: administrators(404) },
  'GET /api/v1/office/audit': { ask: '/api/v1/office/audit', expected: administrators(200) },
  'POST /api/v1/office/adjustments': {
    ask: '/api/v1/office/adjustments',
    question: json({ adjustment: 'none', date: '2026-01-01' }),
    expected: administrators(422),
  },
  'GET /api/v1/office/adjustments': { ask: '/api/v1/office/adjustments', expected: administrators(200) },
  'DELETE /api/v1/office/adjustments/:date/:adjustment': {
    ask: '/api/v1/office/adjustments/2026-01-01/2024-03',
    expected: administrators(409),
  },
  'GET /api/v1/office/facts': { ask: '/api/v1/office/facts', expected: administrators(200) },
  'POST /api/v1/office/facts': {
    ask: '/api/v1/office/facts',
    question: json({ kind: 'none', subject: 'AAA', since: '2026-01-01', because: 'no' }),
    expected: administrators(400),
  },
  'POST /api/v1/office/facts/end': {
    ask: '/api/v1/office/facts/end',
    question: json({ kind: 'none', subject: 'AAA', until: '2026-01-01' }),
    expected: administrators(400),
  },
  'GET /api/v1/office/desk': { ask: '/api/v1/office/desk', expected: accounts(200) },
  'GET /api/v1/office/events': { ask: '/api/v1/office/events', expected: accounts(200) },
  'POST /api/v1/office/events': {
    ask: '/api/v1/office/events',
    question: json({ federation: 'AAA' }),
    expected: itsOfficer(422),
  },
  'POST /api/v1/office/events/check': {
    ask: '/api/v1/office/events/check?event=EVENT',
    question: json({ federation: 'AAA' }),
    expected: itsOfficer(422),
  },
  'POST /api/v1/office/events/:id/withdraw': {
    ask: '/api/v1/office/events/EVENT/withdraw',
    question: json({ because: 'no' }),
    expected: itsOfficer(409),
  },
  'GET /api/v1/office/events/:id/reports/:report/lines': {
    ask: '/api/v1/office/events/EVENT/reports/R0/lines',
    expected: itsPeople(404),
  },
  'GET /api/v1/office/events/:id/reports/:report/preview': {
    ask: '/api/v1/office/events/EVENT/reports/R0/preview',
    expected: itsPeople(404),
  },
  'GET /api/v1/office/events/:id/reports/:report/form': {
    ask: '/api/v1/office/events/EVENT/reports/R0/form',
    expected: itsPeople(404),
  },
  'GET /api/v1/office/events/:id': { ask: '/api/v1/office/events/EVENT', expected: itsPeople(200) },
  'PATCH /api/v1/office/events/:id': {
    ask: '/api/v1/office/events/EVENT',
    question: json({ name: 'Other' }),
    expected: itsOfficer(409),
  },
  'POST /api/v1/office/events/:id/accept': {
    ask: '/api/v1/office/events/EVENT/accept',
    question: json({}),
    expected: itsOfficer(409),
  },
  'POST /api/v1/office/events/:id/reject': {
    ask: '/api/v1/office/events/EVENT/reject',
    question: json({ because: 'no' }),
    expected: itsOfficer(409),
  },
  'POST /api/v1/office/events/:id/reopen': {
    ask: '/api/v1/office/events/EVENT/reopen',
    question: json({ because: 'no' }),
    expected: itsOfficer(409),
  },
  'POST /api/v1/office/events/:id/appeal': {
    ask: '/api/v1/office/events/EVENT/appeal',
    question: json({ because: 'no' }),
    expected: itsPeople(409),
  },
  'GET /api/v1/office/events/:id/arbiters': {
    ask: '/api/v1/office/events/EVENT/arbiters',
    expected: itsOfficer(200),
  },
  'PUT /api/v1/office/events/:id/arbiters': {
    ask: '/api/v1/office/events/EVENT/arbiters',
    question: json({ arbiters: ['nobody'] }),
    expected: itsOfficer(404),
  },
  'POST /api/v1/office/events/:id/reports': {
    ask: '/api/v1/office/events/EVENT/reports',
    question: file,
    expected: itsPeople(400),
  },
  'GET /api/v1/office/events/:id/reports/:report': {
    ask: '/api/v1/office/events/EVENT/reports/R0',
    expected: itsPeople(404),
  },
  'POST /api/v1/office/events/:id/corrections': {
    ask: '/api/v1/office/events/EVENT/corrections?because=wrong',
    question: file,
    expected: itsOfficer(400),
  },
  'POST /api/v1/office/preview': {
    ask: '/api/v1/office/preview?event=EVENT',
    question: file,
    expected: itsPeople(400),
  },
  'POST /api/v1/office/players': {
    ask: '/api/v1/office/players',
    question: json({ id: '900001', name: 'Alder, Ann', federation: 'AAA' }),
    expected: itsOfficer(409),
  },
  'POST /api/v1/office/players/:id/titles': {
    ask: '/api/v1/office/players/900001/titles',
    question: json({}),
    expected: itsOfficer(409),
  },
  'POST /api/v1/office/players/:id/rename': {
    ask: '/api/v1/office/players/900001/rename',
    question: json({ name: 'Alder, Ann' }),
    expected: itsOfficer(409),
  },
  'POST /api/v1/office/players/:id/birth': {
    ask: '/api/v1/office/players/900001/birth',
    question: json({ birth: '1700' }),
    expected: itsOfficer(422),
  },
  'POST /api/v1/office/players/:id/died': {
    ask: '/api/v1/office/players/900001/died',
    question: json({ date: '2025-02-30' }),
    expected: itsOfficer(400),
  },
  'DELETE /api/v1/office/players/:id/died': {
    ask: '/api/v1/office/players/900001/died',
    expected: itsOfficer(409),
  },
  'POST /api/v1/office/players/:id/identities': {
    ask: '/api/v1/office/players/900001/identities',
    question: json({ id: '900002', scheme: 'fide' }),
    expected: itsOfficer(409),
  },
  'DELETE /api/v1/office/players/:id/identities/:identity': {
    ask: '/api/v1/office/players/900001/identities/900001',
    expected: itsOfficer(409),
  },
  'POST /api/v1/office/players/:id/transfer': {
    ask: '/api/v1/office/players/900001/transfer',
    question: json({ to: 'AAA' }),
    expected: administrators(409),
  },
  'POST /api/v1/office/players/:id/merge': {
    ask: '/api/v1/office/players/900001/merge',
    question: json({ into: '900001' }),
    expected: administrators(409),
  },
  'POST /api/v1/office/players/:id/split': {
    ask: '/api/v1/office/players/900001/split',
    expected: administrators(409),
  },
  'POST /api/v1/office/players/:id/redact': {
    ask: '/api/v1/office/players/1/redact',
    question: json({ because: 'asked' }),
    expected: administrators(404),
  },
  'GET /api/v1/office/status': { ask: '/api/v1/office/status', expected: officers(200) },
  'POST /api/v1/office/lists/close': {
    ask: '/api/v1/office/lists/close',
    question: json({ date: '2026-01-01', dryRun: true }),
    expected: administrators(202),
  },
  'POST /api/v1/office/lists/publish': {
    ask: '/api/v1/office/lists/publish',
    question: json({ date: '2026-01-01' }),
    expected: administrators(202),
  },
  'POST /api/v1/office/lists/replay': {
    ask: '/api/v1/office/lists/replay',
    question: json({ from: '2026-01-01' }),
    expected: administrators(202),
  },
  'POST /api/v1/office/lists/drop': {
    ask: '/api/v1/office/lists/drop',
    question: json({}),
    expected: administrators(202),
  },
  'POST /api/v1/office/lists/verify': {
    ask: '/api/v1/office/lists/verify',
    question: json({}),
    expected: administrators(202),
  },
  'POST /api/v1/office/figures': {
    ask: '/api/v1/office/figures',
    question: json({ cadence: 'standard' }),
    expected: administrators(202),
  },
  'GET /api/v1/office/figures': { ask: '/api/v1/office/figures', expected: administrators(200) },
  'POST /api/v1/office/scenarios': {
    ask: '/api/v1/office/scenarios',
    question: json({ edition: '2014-07' }),
    expected: administrators(202),
  },
  'GET /api/v1/office/scenarios': { ask: '/api/v1/office/scenarios', expected: administrators(200) },
  'GET /api/v1/office/scenarios/:id': {
    ask: '/api/v1/office/scenarios/J0',
    expected: administrators(404),
  },
  'DELETE /api/v1/office/scenarios/:id': {
    ask: '/api/v1/office/scenarios/J0',
    expected: administrators(404),
  },
  'GET /api/v1/office/scenarios/:id/figures/:figure': {
    ask: '/api/v1/office/scenarios/J0/figures/shape',
    expected: administrators(404),
  },
  'GET /api/v1/office/scenarios/:id/players/:player': {
    ask: '/api/v1/office/scenarios/J0/players/900001',
    expected: administrators(404),
  },
  'POST /api/v1/office/lists/import': {
    ask: '/api/v1/office/lists/import?date=2026-01-01',
    question: file,
    expected: administrators(400),
  },
  'POST /api/v1/office/lists/import/undo': {
    ask: '/api/v1/office/lists/import/undo',
    question: json({ because: 'The wrong file.' }),
    expected: administrators(202),
  },
  'GET /api/v1/jobs': { ask: '/api/v1/jobs', expected: administrators(200) },
  'GET /api/v1/jobs/:id': { ask: '/api/v1/jobs/J0', expected: administrators(404) },
  'DELETE /api/v1/jobs/:id': { ask: '/api/v1/jobs/J0', expected: administrators(404) },
  'GET /api/v1/jobs/:id/events': { ask: '/api/v1/jobs/J0/events', expected: administrators(404) },
  'DELETE /api/v1/session': { ask: '/api/v1/session', expected: accounts(204) },
};
