import { initOffice, storeName } from '@eloquence/office';
import type { Command } from '../../../framework/command.ts';
import { actorOf, STORE, storeUrl, withFailures } from '../../../office/open-store.ts';
import { officeProgress } from '../../../office/run-in-worker.ts';
import { figures } from '../../../terminal/table.ts';
import { paragraph } from '../../../terminal/width.ts';
import { type DemoClock, demoStart, fillStore, refuseUsed } from './pipeline.ts';

export const demo: Command = Object.freeze({
  path: 'office demo',
  optional: STORE,
  examples: ['office demo --db demo.db'],
  run: (call) =>
    withFailures(call, async () => {
      const clock: DemoClock = { now: demoStart() };
      const url = storeUrl(call);
      const office = await initOffice(url, { actor: actorOf(call), now: () => clock.now });
      const progress = officeProgress(call);
      try {
        await refuseUsed(office);
        const filled = await fillStore(office, clock, progress.show);
        progress.clear();
        const store = storeName(url);
        const { office: words } = call.texts;
        const { date } = call.messages.format;
        return {
          value: { store, ...filled },
          lines: () => [
            ...figures([[words.labels.store, store]], { ...call.style, strong: (text) => text }),
            ...paragraph(words.demo(filled.lists, filled.events, date(filled.from), date(filled.to))),
            ...paragraph(words.demoNext(store)),
          ],
        };
      } finally {
        progress.clear();
        await office.store.close();
      }
    }),
} satisfies Command);
