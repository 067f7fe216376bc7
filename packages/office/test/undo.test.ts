import { expect, test } from 'vitest';
import {
  accept,
  changeEvent,
  close,
  dropDraft,
  dropRevisions,
  listAdjustments,
  markDied,
  type Office,
  officeStatus,
  playerHistory,
  playerProfile,
  publish,
  reject,
  reopen,
  replay,
  revokeAdjustment,
  setAdjustment,
  setBirth,
  setTitles,
  submit,
  transferFederation,
  verify,
  viewEvent,
  withdrawEvent,
} from '../src/index.ts';
import { bytesOf, open5, openFederation, rated, reportText } from './federation.ts';
import { eachStore } from './stores.ts';

const DECEMBER = { date: '2025-12-01' };

/** Mistakes are revoked by a new entry; published lists do not change. */
eachStore((fresh) => {
  const open = async (): Promise<Office> => openFederation(fresh, { now: '2025-11-20' });
  const proved = async (office: Office): Promise<string> => (await verify(office)).standing;
  const codeOf = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'done',
      (error: { readonly code?: string }) => error.code ?? String(error),
    );
  const lastEntry = (office: Office) =>
    office.store.db
      .selectFrom('entry')
      .select(['kind', 'subject', 'body'])
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow();
  const kOf = async (office: Office, id: string) => {
    const profile = await playerProfile(office.store, id);
    const history = await playerHistory(office.store, profile?.key ?? 0);
    return history.map(({ date, k }) => [date, k]);
  };

  test('an acceptance can be revoked until a list is published with it', async () => {
    const office = await open();
    const event = await rated(office, open5(1));
    await close(office, DECEMBER);
    const reopened = await reopen(office, event, 'Round 3 is missing.');
    expect(reopened).toMatchObject({ event, stage: 'reported' });
    const { kind, subject, body } = await lastEntry(office);
    expect([kind, subject]).toEqual(['decision-revoked', event]);
    expect(JSON.parse(body)).toMatchObject({ report: reopened.report, decision: 'accepted' });
    expect(body).not.toContain('Round 3');
    expect(await viewEvent(office, event)).toMatchObject({
      stage: 'reported',
      because: 'Round 3 is missing.',
      waits: { code: 'for-decision' },
      reports: [{ state: 'submitted' }],
    });
    expect(await proved(office)).toBe('same');
    // The draft contains its games.
    expect(await codeOf(publish(office, DECEMBER))).toBe('draft-stale');
    expect(await codeOf(reopen(office, event, 'Again.'))).toBe('nothing-to-reopen');
    await accept(office, reopened.report);
    expect(await viewEvent(office, event)).toMatchObject({ because: null });
    await close(office, DECEMBER);
    const [list] = await publish(office, DECEMBER);
    expect(list?.summary.events).toBe(1);
    expect(await codeOf(reopen(office, event, 'Too late.'))).toBe('event-rated');
    expect(await codeOf(reopen(office, reopened.report, 'Too late.'))).toBe('event-rated');
    expect(await proved(office)).toBe('same');
    await office.store.close();
  });

  test('a rejection can be revoked, but not after a newer report or a withdrawal', async () => {
    const office = await open();
    const { event, report } = await submit(office, bytesOf(reportText(open5(1))));
    expect(await codeOf(reopen(office, event, 'Nothing was decided.'))).toBe('nothing-to-reopen');
    await reject(office, event, 'Round 3 is missing.');
    expect(await codeOf(reopen(office, event, '  '))).toBe('because-missing');
    expect(await reopen(office, report, 'It is there.')).toEqual({ event, report, stage: 'reported' });
    expect(await proved(office)).toBe('same');
    await reject(office, event, 'Round 3 is missing.');
    const newer = await submit(office, bytesOf(reportText(open5(0))), { event });
    expect(await codeOf(reopen(office, report, 'It is there.'))).toBe('nothing-to-reopen');
    expect(await codeOf(reopen(office, 'R9999', 'No such report.'))).toBe('report-unknown');
    expect(await codeOf(reopen(office, 'E9999', 'No such event.'))).toBe('event-unknown');
    // With the newer one rejected, the older can be decided again.
    await reject(office, event, 'Worse.');
    expect((await reopen(office, report, 'The first was right.')).report).toBe(report);
    expect((await accept(office, event)).report).toBe(report);
    await withdrawEvent(office, event, 'It was never played.');
    expect(await codeOf(reopen(office, event, 'It was.'))).toBe('event-withdrawn');
    await changeEvent(office, event, {});
    expect((await reopen(office, newer.report, 'It was played.')).stage).toBe('reported');
    expect(await proved(office)).toBe('same');
    await office.store.close();
  });

  test('a report of some rounds can be reopened beside a rated one of other rounds', async () => {
    const office = await open();
    const event = open5(1);
    const months = { ...event, roundDates: ['2025-11-05', '2025-11-06', '2025-11-07', '2025-11-08'] };
    const bytes = bytesOf(reportText(months));
    const first = await submit(office, bytes, { rounds: { from: 1, to: 2 } });
    await accept(office, first.event);
    await close(office, DECEMBER);
    await publish(office, DECEMBER);
    const second = await submit(office, bytes, { event: first.event, rounds: { from: 3, to: 4 } });
    await accept(office, second.report);
    expect(await codeOf(reopen(office, first.report, 'Rated.'))).toBe('event-rated');
    expect(await reopen(office, first.event, 'Too early.')).toMatchObject({ report: second.report });
    expect(await proved(office)).toBe('same');
    await office.store.close();
  });

  test('an adjustment is listed, and can be revoked until its list is published', async () => {
    const office = await open();
    const set = { adjustment: '2024-03', date: '2025-12-01', cadences: ['standard', 'rapid', 'blitz'] };
    expect(await listAdjustments(office)).toEqual([]);
    expect(await codeOf(revokeAdjustment(office, '2024-03', '2025-12-01'))).toBe('adjustment-not-set');
    expect(await codeOf(revokeAdjustment(office, '1999-01', '2025-12-01'))).toBe('adjustment-unknown');
    expect(await setAdjustment(office, '2024-03', '2025-12-01')).toEqual(set);
    expect(await codeOf(setAdjustment(office, '2024-03', '2025-12-01'))).toBe('nothing-changed');
    expect(await listAdjustments(office)).toEqual([{ ...set, published: false }]);
    expect(await proved(office)).toBe('same');
    const [adjusted] = await close(office, DECEMBER);
    expect(adjusted?.summary.points.adjustments).toBeGreaterThan(0);
    expect(await revokeAdjustment(office, '2024-03', '2025-12-01')).toEqual(set);
    expect(await lastEntry(office)).toMatchObject({ kind: 'adjustment-revoked', subject: '2025-12-01' });
    expect(await listAdjustments(office)).toEqual([]);
    expect(await codeOf(publish(office, DECEMBER))).toBe('draft-stale');
    const [plain] = await close(office, DECEMBER);
    expect(plain?.summary.points.adjustments).toBe(0);
    await setAdjustment(office, '2024-03', '2025-12-01');
    await close(office, DECEMBER);
    await publish(office, DECEMBER);
    expect(await codeOf(revokeAdjustment(office, '2024-03', '2025-12-01'))).toBe('list-published');
    expect(await listAdjustments(office)).toEqual([{ ...set, published: true }]);
    expect(await proved(office)).toBe('same');
    await office.store.close();
  });

  test('an adjustment for a date without a list is refused', async () => {
    const office = await open();
    expect(await codeOf(setAdjustment(office, '2024-03', '2025-11-01'))).toBe('list-published');
    expect(await codeOf(setAdjustment(office, '2024-03', '2025-10-01'))).toBe('list-too-early');
    expect(await codeOf(setAdjustment(office, '2024-03', '2025-12-02'))).toBe('not-a-list-date');
    expect(await codeOf(setAdjustment(office, '2024-03', 'soon'))).toMatch(/date/);
    expect(await listAdjustments(office)).toEqual([]);
    await office.store.close();
  });

  test('an unpublished draft can be dropped, and those of a replay by date', async () => {
    const office = await open();
    await rated(office, open5(1));
    expect(await codeOf(dropDraft(office, DECEMBER))).toBe('no-draft');
    await close(office, DECEMBER);
    // Without a date, only drafts of replays are dropped.
    expect(await dropRevisions(office)).toEqual([]);
    const draft = { cadence: 'standard', date: '2025-12-01', revision: 1 };
    expect(await codeOf(dropDraft(office, { ...DECEMBER, cadence: 'rapid' }))).toBe('no-draft');
    expect(await dropDraft(office, DECEMBER)).toMatchObject([draft]);
    expect((await officeStatus(office)).drafts).toEqual([]);
    expect(await lastEntry(office)).toMatchObject({ kind: 'revisions-dropped' });
    for (const table of ['rated_event', 'participation', 'partial_result'] as const)
      expect(await office.store.db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await codeOf(publish(office, DECEMBER))).toBe('no-draft');
    expect(await proved(office)).toBe('same');
    await close(office, DECEMBER);
    await publish(office, DECEMBER);
    expect(await codeOf(dropDraft(office, DECEMBER))).toBe('list-published');
    await replay(office, { from: '2025-12-01' });
    expect(await dropDraft(office, { ...DECEMBER, cadence: 'standard' })).toHaveLength(1);
    expect(await codeOf(publish(office, { date: '2025-12-01', onwards: true }))).toBe('no-revisions');
    expect(await proved(office)).toBe('same');
    await office.store.close();
  });

  test('a date of birth is set, corrected and removed; a junior’s K follows', async () => {
    const office = await open();
    const junior = '900004';
    const of = async () => (await playerProfile(office.store, junior))?.birthYear;
    // Listed with K 40, as born in 2012.
    await setBirth(office, junior, { birth: '1990' });
    expect(await of()).toBe(1990);
    expect(await proved(office)).toBe('same');
    await close(office, DECEMBER);
    await publish(office, DECEMBER);
    expect(await kOf(office, junior)).toEqual([
      ['2025-11-01', 40],
      ['2025-12-01', 20],
    ]);
    await setBirth(office, junior, { birth: '2012-04-05' });
    expect(await of()).toBe(2012);
    const { body } = await lastEntry(office);
    expect(JSON.parse(body)).toMatchObject({ fields: ['birth_year', 'birth_date'] });
    expect(body).not.toContain('2012');
    await close(office, { date: '2026-01-01' });
    await publish(office, { date: '2026-01-01' });
    expect((await kOf(office, junior)).at(-1)).toEqual(['2026-01-01', 40]);
    expect(await proved(office)).toBe('same');
    await setBirth(office, junior, { birth: '' });
    expect(await of()).toBe(null);
    expect(await proved(office)).toBe('same');
    await close(office, { date: '2026-02-01' });
    await publish(office, { date: '2026-02-01' });
    expect((await kOf(office, junior)).at(-1)).toEqual(['2026-02-01', 20]);
    expect(await proved(office)).toBe('same');
    await office.store.close();
  });

  test('an impossible date of birth is refused', async () => {
    const office = await open();
    await markDied(office, '900006', { date: '2025-11-02' });
    expect(await codeOf(setBirth(office, '900006', { birth: '2025-11-03' }))).toBe('death-before-birth');
    expect(await codeOf(setBirth(office, '900001', { birth: '2026' }))).toBe('birth-in-future');
    expect(await codeOf(setBirth(office, '900001', { birth: '2025-11-21' }))).toBe('birth-in-future');
    expect(await codeOf(setBirth(office, '900001', { birth: '1980' }))).toBe('nothing-changed');
    expect(await codeOf(setBirth(office, '900099', { birth: '1980' }))).toBe('player-unknown');
    await office.store.close();
  });

  test('a wrong title and a wrong transfer are corrected, and earlier lists verify', async () => {
    const office = await open();
    await setTitles(office, '900001', { title: 'GM' });
    await transferFederation(office, '900001', { to: 'BBB' });
    await close(office, DECEMBER);
    await publish(office, DECEMBER);
    await setTitles(office, '900001', { title: '' });
    await transferFederation(office, '900001', { to: 'AAA', since: '2025-11-05' });
    expect(await playerProfile(office.store, '900001')).toMatchObject({ title: '', federation: 'AAA' });
    await close(office, { date: '2026-01-01' });
    await publish(office, { date: '2026-01-01' });
    expect(await proved(office)).toBe('same');
    await office.store.close();
  });
});
