import { openOffice, serve } from '@eloquence/office';
import { computeFigures, exportHistory } from '@eloquence/oversight';
import type { FiguresRequest } from './figures.ts';
import { answerOf } from './history-thread.ts';

serve(async ({ url, folder, cadence }: FiguresRequest, progress) => {
  const office = await openOffice(url);
  try {
    return await answerOf(async () => {
      await exportHistory(office, { out: folder, progress });
      return computeFigures(folder, cadence, undefined, { progress });
    });
  } finally {
    await office.store.close();
  }
});
