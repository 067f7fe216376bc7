import type { ListItem } from '@eloquence/api';
import { type ListInfo, listFacts, listInfos, type Office } from '@eloquence/office';

export async function listItems(office: Office, infos: readonly ListInfo[]): Promise<ListItem[]> {
  const facts = await listFacts(office, infos);
  const [one] = infos;
  const same = infos.length === 1 && one ? { cadence: one.cadence, date: one.date } : {};
  const all = await listInfos(office, { ...same, revisions: true });
  const revisions = Map.groupBy(all, ({ cadence, date }) => `${cadence} ${date}`);
  return infos.map((info) => {
    const { id, cadence, date, revision, current, source, practice, engine, rows, rated, hash } = info;
    const { editions = [], events = null, games = null, published = null } = facts.get(id) ?? {};
    const own = revisions.get(`${cadence} ${date}`) ?? [];
    return {
      ...{ cadence, date, revision, current, source, practice, engine, players: rows, rated, hash },
      ...{ editions, events, games, published },
      revisions: own.map((each) => each.revision).toSorted((a, b) => a - b),
    };
  });
}
