import { expect, test } from 'vitest';
import {
  accept,
  addPlayer,
  listInfo,
  listPage,
  setTitles,
  submit,
  verify,
  writeStoredList,
} from '../src/index.ts';
import { closeAndPublish, openOn } from './edition-office.ts';
import { bytesOf, type EventInput, MEMBERS, reportText } from './federation.ts';
import { inSqlite } from './stores.ts';

const RATED = MEMBERS.slice(0, 5);
const FORMATS = ['txt', 'xml', 'csv', 'json'] as const;

inSqlite((fresh) => {
  test.each([
    ['2005-10-01', '9.22', '2005-07-01'],
    ['2009-09-01', '7.22', '2009-07-01'],
    ['2014-08-01', '7.22', '2014-07-01'],
  ] as const)(
    'titled players without a rating have a list of their own (%s, article %s)',
    async (next, _, first) => {
      const { office, clock } = await openOn(await fresh.url(), first, RATED);
      clock.now = next;
      const person = { federation: 'AAA', birth: '1950' };
      await addPlayer(office, { ...person, id: '900301', name: 'Yew, Yara', sex: 'F' });
      await setTitles(office, '900301', { womenTitle: 'WGM' });
      await addPlayer(office, { ...person, id: '900302', name: 'Zelkova, Zeno', sex: 'M' });
      await setTitles(office, '900302', { title: 'IM' });
      await addPlayer(office, { ...person, id: '900303', name: 'Willow, Wim', sex: 'M' });
      await setTitles(office, '900303', { otherTitles: 'IA' });
      await closeAndPublish(office, next);
      const info = await listInfo(office, 'standard', next, null);
      const titled = { filter: { kind: 'titledUnrated' }, limit: 100 } as const;
      const { page } = await listPage(office, info, titled);
      expect(page.rows.map(({ id, rating, titles }) => [id, rating, titles[0], titles[1]])).toEqual([
        [900301, null, '', 'WGM'],
        [900302, null, 'IM', ''],
      ]);
      expect((await listPage(office, info, { filter: {}, limit: 100 })).page.count).toBe(RATED.length);
      for (const format of FORMATS) {
        for (const combined of [false, true]) {
          const named = async (titledUnrated: boolean): Promise<readonly string[]> => {
            const writing = await writeStoredList(office, { date: next, format, combined, titledUnrated });
            const pieces: Uint8Array[] = [];
            for await (const piece of writing.bytes()) pieces.push(piece);
            const text = Buffer.concat(pieces).toString('utf8');
            return ['Alder', 'Yew', 'Zelkova', 'Willow'].filter((name) => text.includes(name));
          };
          expect([format, await named(true)]).toEqual([format, ['Yew', 'Zelkova']]);
          // The combined list has all players, as FIDE's has.
          const main = combined ? ['Alder', 'Yew', 'Zelkova', 'Willow'] : ['Alder'];
          expect([format, await named(false)]).toEqual([format, main]);
        }
      }
      expect(await verify(office)).toMatchObject({ standing: 'same' });
      await office.store.close();
    },
  );

  test('a report brings the titles of new players, also in the field for women', async () => {
    const { office, clock } = await openOn(await fresh.url(), '2014-07-01', RATED);
    const titled = ['WIM', 'wg', ' m', 'WFM', '???'];
    const players = titled.map((_, no) => ({ id: 900311 + no, name: `New, ${'ABCDE'[no]}`, rating: null }));
    const event: EventInput = {
      ...{ name: 'Open', start: '2014-07-02', end: '2014-07-03', players: [...players, ...RATED] },
      rounds: [players.map((_, no) => [no, no + 5, 0.5] as const)],
    };
    const lines = reportText(event).split('\r\n');
    const first = lines.findIndex((line) => line.startsWith('001'));
    titled.forEach((title, no) => {
      // The fourth is a man.
      const sex = no === 3 ? 'm' : 'w';
      const line = lines[first + no] as string;
      lines[first + no] = `${line.slice(0, 9)}${sex}${title.padStart(3)}${line.slice(13)}`;
    });
    clock.now = '2014-07-20';
    const { event: id } = await submit(office, bytesOf(lines.join('\r\n')));
    await accept(office, id);
    await closeAndPublish(office, '2014-08-01');
    const info = await listInfo(office, 'standard', '2014-08-01', null);
    const { page } = await listPage(office, info, { filter: { kind: 'titledUnrated' }, limit: 100 });
    expect(page.rows.map(({ id: player, titles }) => [player, titles[0], titles[1]])).toEqual([
      [900311, 'WIM', 'WIM'],
      [900312, 'WGM', 'WGM'],
      [900313, 'IM', ''],
    ]);
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  });
});
