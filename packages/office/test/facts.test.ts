import { expect, test } from 'vitest';
import {
  accept,
  changeEvent,
  endFact,
  explainPeriod,
  type Office,
  playerRatings,
  redactPlayer,
  register,
  statedFacts,
  stateFact,
  submit,
  verify,
  viewEvent,
  writeStoredList,
} from '../src/index.ts';
import { closeAndPublish, keyOf, openOn, ratedWith, rowOn } from './edition-office.ts';
import { bytesOf, type EventInput, MEMBERS, type Member, reportText } from './federation.ts';
import { eachStore } from './stores.ts';

const AWAY: Member = { ...(MEMBERS[0] as Member), federation: 'SOL' };
const FIELD = [AWAY, ...MEMBERS.slice(1)];
const BECAUSE = 'As decided.';

const event = (start: string, end: string): EventInput => ({
  name: `Open of ${start}`,
  ...{ start, end, players: FIELD, timeControl: '40/120:60' },
  rounds: [[[0, 1, 1]], [[0, 2, 0.5]], [[0, 3, 1]], [[0, 4, 1]]],
});

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error) => error.code,
  );

eachStore((fresh) => {
  // The first list, the event, the day of closing, the next list, and what each edition says of membership.
  test.each([
    [
      '2005-07-01',
      ['2005-07-05', '2005-07-12'],
      '2005-08-20',
      '2005-10-01',
      '2006-01-01',
      '2006-04-01',
      '16.1',
      '16.2',
      '16.3',
    ],
    [
      '2014-07-01',
      ['2014-07-05', '2014-07-12'],
      '2014-07-20',
      '2014-08-01',
      '2014-09-01',
      '2014-10-01',
      '13.1',
      '13.2',
      '13.3',
    ],
    [
      '2025-11-01',
      ['2025-11-05', '2025-11-12'],
      '2025-11-20',
      '2025-12-01',
      '2026-01-01',
      '2026-02-01',
      '10.1',
      null,
      '10.1',
    ],
  ] as const)(
    'members of a suspended federation from %s',
    async (first, days, now, next, last, third, article, removal, exception) => {
      const { office, clock } = await openOn(await fresh.url(), first, FIELD);
      clock.now = now;
      await stateFact(office, { kind: 'suspended', subject: 'sol', since: days[0], because: BECAUSE });
      const { reports } = await viewEvent(office, await ratedWith(office, event(days[0], days[1])));
      expect(reports.flatMap((each) => each.findings)).toContainEqual(
        expect.objectContaining({
          ...{ severity: 'note', code: 'player-not-member', article },
          values: expect.objectContaining({ player: 0 }),
        }),
      );
      await closeAndPublish(office, next);
      const key = await keyOf(office, AWAY);
      const listed = async (date: string): Promise<boolean> => {
        return (await writtenList(office, date)).includes(String(AWAY.id));
      };
      expect(await listed(next)).toBe(false);
      // Rated all the same, for the opponents and for the day of readmission.
      const { after, standing, change } = await explainPeriod(office, key, 'standard', next);
      expect({ after, change }).toEqual({ after: null, change: expect.any(Number) });
      expect(standing).toMatchObject({ listed: false, shown: false });
      expect(standing?.reasons).toContainEqual({
        ...{ code: 'federation-suspended', article },
        values: { federation: 'SOL', from: days[0] },
      });
      const [standard] = await playerRatings(office, key);
      expect(standard).toMatchObject({ rating: null });
      expect(standard?.statusReasons.map(({ code }) => code)).toContain('federation-suspended');

      await stateFact(office, { kind: 'excepted', subject: String(AWAY.id), since: next, because: BECAUSE });
      clock.now = next;
      await closeAndPublish(office, last);
      expect(await listed(last)).toBe(true);
      const excepted = await explainPeriod(office, key, 'standard', last);
      expect(excepted.standing?.reasons).toContainEqual({
        ...{ code: 'player-excepted', article: exception },
        values: { from: next },
      });
      expect((await rowOn(office, AWAY, last))?.rating).toBe((await rowOn(office, AWAY, next))?.rating);
      expect(await verify(office)).toMatchObject({ standing: 'same' });

      await endFact(office, { kind: 'suspended', subject: 'SOL', until: last });
      const other = FIELD[1] as Member;
      await stateFact(office, { kind: 'removed', subject: String(other.id), since: last, because: BECAUSE });
      await closeAndPublish(office, third);
      const gone = await explainPeriod(office, await keyOf(office, other), 'standard', third);
      expect(gone.after === null).toBe(removal !== null);
      expect(gone.standing?.reasons.filter(({ code }) => code === 'player-removed')).toEqual(
        removal === null ? [] : [{ code: 'player-removed', article: removal, values: { from: last } }],
      );
      expect(await verify(office)).toMatchObject({ standing: 'same', tables: { standing: 'same' } });
      await office.store.close();
    },
  );

  test('a registration that the chair refused keeps the event unrated', async () => {
    const { office, clock } = await openOn(await fresh.url(), '2025-11-01', FIELD);
    const { name, start, end } = event('2025-11-05', '2025-11-12');
    const asked = { name, start, end, hybrid: true, registered: '2025-10-20' };
    const { findings, event: id } = await register(office, asked);
    expect(findings.map(({ reason: { code, values } }) => [code, values])).toEqual([
      ['fact-missing', { fact: 'approval-hybrid' }],
    ]);
    const refused = await changeEvent(office, id, { hybrid: false, registrationRefused: true });
    expect(refused.findings).toMatchObject([
      { severity: 'error', reason: { code: 'registration-refused', article: '0.2' } },
    ]);
    clock.now = '2025-11-20';
    await submit(office, bytesOf(reportText(event(start, end))), { event: id });
    expect(await codeOf(accept(office, id))).toBe('report-has-errors');
    await changeEvent(office, id, { registrationRefused: false });
    expect(await accept(office, id)).toMatchObject({ stage: 'accepted' });
    await office.store.close();
  });

  test('facts are listed; impossible ones are refused', async () => {
    const { office } = await openOn(await fresh.url(), '2025-11-01', FIELD);
    const fact = { kind: 'suspended', subject: 'SOL', since: '2025-11-01', because: BECAUSE };
    await stateFact(office, fact);
    expect(await statedFacts(office)).toEqual([{ ...fact, until: null }]);
    expect(await codeOf(stateFact(office, fact))).toBe('fact-holds');
    expect(await codeOf(stateFact(office, { ...fact, kind: 'banned' }))).toBe('fact-unknown');
    expect(await codeOf(stateFact(office, { ...fact, subject: 'S' }))).toBe('federation-invalid');
    expect(await codeOf(stateFact(office, { ...fact, kind: 'removed', subject: '7' }))).toBe(
      'player-unknown',
    );
    expect(await codeOf(stateFact(office, { ...fact, because: ' ' }))).toBe('because-missing');
    expect(await codeOf(endFact(office, { ...fact, until: '2025-10-01' }))).toBe('fact-dates');
    expect(await codeOf(endFact(office, { ...fact, subject: 'NOR', until: '2026-01-01' }))).toBe(
      'fact-not-stated',
    );
    // Stated by mistake: it ends on the day it began.
    expect(await endFact(office, { ...fact, until: '2025-11-01' })).toMatchObject({ until: '2025-11-01' });
    // The reason may name the player.
    const { id } = FIELD[1] as Member;
    await stateFact(office, { ...fact, kind: 'removed', subject: String(id), because: 'Birch asked.' });
    await redactPlayer(office, String(id), 'Asked for.');
    expect((await statedFacts(office))[0]).toMatchObject({ kind: 'removed', because: '[redacted]' });
    expect(await verify(office)).toMatchObject({ tables: { standing: 'same' } });
    await office.store.close();
  });
});

async function writtenList(office: Office, date: string): Promise<string> {
  let text = '';
  for await (const piece of await writeStoredList(office, { date, format: 'csv' })) text += piece;
  return text;
}
