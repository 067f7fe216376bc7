import { expect, test } from 'vitest';
import { addPlayer, listInfo, listPage, setTitles, verify, writeStoredList } from '../src/index.ts';
import { closeAndPublish, openOn } from './edition-office.ts';
import { MEMBERS } from './federation.ts';
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
});
