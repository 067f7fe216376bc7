import { stat } from 'node:fs/promises';
import { backup as backUp, restore as bringBack, copyStore, openStore, storeName } from '@eloquence/office';
import { type Command, given } from '../../framework/command.ts';
import { nextCommand } from '../../office/next.ts';
import { STORE, storeUrl, withFailures, withOffice } from '../../office/open-store.ts';
import { longProgress } from '../../office/run-in-worker.ts';
import { paragraph } from '../../terminal/width.ts';

export const backup: Command = Object.freeze({
  path: 'office backup',
  takes: 'FILE',
  positionals: [1, 1],
  optional: STORE,
  examples: ['office backup ratings-2026-12.db'],
  run: (call) => {
    const [file = ''] = call.positionals;
    return withOffice(call, async ({ store }) => {
      await longProgress(call, (progress) => backUp(store, file, { progress }));
      const name = storeName(store.url);
      const { size } = await stat(file);
      return {
        value: { store: name, file, size },
        lines: () => [
          ...paragraph(call.texts.office.backedUp(name, file)),
          ...paragraph(call.texts.office.next(`office verify --db ${file}`)),
        ],
      };
    });
  },
} satisfies Command);

export const restore: Command = Object.freeze({
  path: 'office restore',
  takes: 'FILE',
  positionals: [1, 1],
  optional: STORE,
  examples: ['office restore ratings-2026-12.db --db federation.db'],
  run: (call) => {
    const [file = ''] = call.positionals;
    const url = storeUrl(call);
    return withFailures(call, async () => {
      await longProgress(call, (progress) => bringBack(file, url, { progress, verifying: progress }));
      const name = storeName(url);
      return {
        value: { file, store: name },
        lines: () => [
          ...paragraph(call.texts.office.restored(file, name)),
          ...nextCommand(call, 'office status'),
        ],
      };
    });
  },
} satisfies Command);

export const copy: Command = Object.freeze({
  path: 'office copy',
  required: ['to-store'],
  optional: STORE,
  examples: ['office copy --to postgres://office@localhost/ratings'],
  run: (call) => {
    const url = given(call, 'to-store') ?? '';
    return withOffice(call, async ({ store }) => {
      const other = await openStore(url, { create: true });
      try {
        await longProgress(call, (progress) => copyStore(store, other, { progress }));
      } finally {
        await other.close();
      }
      const [from, to] = [storeName(store.url), storeName(url)];
      return {
        value: { from, to },
        lines: () => [
          ...paragraph(call.texts.office.copied(from, to)),
          ...paragraph(call.texts.office.next(`office verify --db ${to}`)),
        ],
      };
    });
  },
} satisfies Command);
