import { CADENCES } from '@eloquence/rating';
import { NotFound, type Page, Redirect } from '../../core/page.ts';
import { withQuery } from '../../core/page-context.ts';

/**
 * Shortened list URLs: `/lists/standard` redirects to the newest list of the cadence, `/lists/2026-07-01` to the first
 * list of that date.
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
