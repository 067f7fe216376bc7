import { CADENCES } from '@eloquence/rating';
import { NotFound, type Page, Redirect } from '../../page.ts';
import { withQuery } from '../../place.ts';

/**
 * Half of a list's address, as people shorten it: `/lists/standard` is the newest list of that cadence, `/lists/2026-07-01`
 * the first list of that day. It leads on to the whole one, and is asked anew each time.
 */
export const page: Page<never, null> = {
  indexed: false,
  async load({ api, params: { half = '' }, query }) {
    const { items } = await api.get('/lists');
    const list = items
      .filter(({ cadence, date }) => cadence === half || date === half)
      .toSorted(
        (a, b) => b.date.localeCompare(a.date) || CADENCES.indexOf(a.cadence) - CADENCES.indexOf(b.cadence),
      )[0];
    if (list === undefined) throw new NotFound();
    throw new Redirect(withQuery(`/lists/${list.date}/${list.cadence}`, query));
  },
  title: () => '',
  View: () => <></>,
};
