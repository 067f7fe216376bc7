import { initOffice, storeName } from '@eloquence/office';
import { type Command, given, isGiven } from '../../command.ts';
import { figures } from '../../table.ts';
import { STORE, withOffice } from './store.ts';

export const init: Command = Object.freeze({
  path: 'office init',
  optional: ['applied', 'zone', ...STORE],
  examples: [
    'office init',
    'office init --db federation.db --zone Europe/Oslo',
    'office init --db postgres://office@localhost/ratings',
  ],
  run: (call) =>
    withOffice(
      call,
      async ({ practice, zone, store }) => {
        const { texts, style } = call;
        const { labels, practices, ready } = texts.office;
        const name = storeName(store.url);
        return {
          value: { store: name, practice, zone },
          lines: () => [
            ...figures(
              [
                [labels.store, name],
                [labels.practice, practices[practice]],
                [labels.zone, zone],
              ],
              { ...style, strong: (text) => text },
            ),
            ready,
          ],
        };
      },
      // Only what is said is compared with what was decided before.
      (url, actor) =>
        initOffice(url, {
          actor,
          ...(isGiven(call, 'applied') && { applied: true }),
          ...(isGiven(call, 'zone') && { zone: given(call, 'zone') }),
        }),
    ),
} satisfies Command);
