import { initOffice, storeName } from '@eloquence/office';
import { type Command, given, isGiven } from '../../framework/command.ts';
import { nextCommand } from '../../office/next.ts';
import { STORE, withOffice } from '../../office/open-store.ts';
import { practiceText } from '../../office/practice.ts';
import { figures } from '../../terminal/table.ts';

export const init: Command = Object.freeze({
  path: 'office init',
  optional: ['applied', 'variant', 'zone', ...STORE],
  examples: [
    'office init',
    'office init --db federation.db --zone Europe/Oslo',
    'office init --variant forfeit-lifts-composition',
    'office init --db postgres://office@localhost/ratings',
  ],
  run: (call) =>
    withOffice(
      call,
      async ({ practice, zone, store }) => {
        const { texts, style } = call;
        const { labels, ready } = texts.office;
        const name = storeName(store.url);
        return {
          value: { store: name, practice, zone },
          lines: () => [
            ...figures(
              [
                [labels.store, name],
                [labels.practice, practiceText(call, practice)],
                [labels.zone, zone],
              ],
              { ...style, strong: (text) => text },
            ),
            ready,
            ...nextCommand(call, 'office import list FILE --date DATE'),
          ],
        };
      },
      // Only given options are compared with the store's settings.
      (url, actor) =>
        initOffice(url, {
          actor,
          ...(isGiven(call, 'applied') && { applied: true }),
          ...(isGiven(call, 'variant') && { variants: call.options.variant ?? [] }),
          ...(isGiven(call, 'zone') && { zone: given(call, 'zone') }),
        }),
    ),
} satisfies Command);
