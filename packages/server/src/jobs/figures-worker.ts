import { openOffice, serve } from '@eloquence/office';
import { computeFigures, exportHistory, OversightError } from '@eloquence/oversight';
import type { FiguresAnswer, FiguresRequest } from './figures.ts';

serve(async ({ url, folder, cadence }: FiguresRequest, progress): Promise<FiguresAnswer> => {
  const office = await openOffice(url);
  try {
    await exportHistory(office, { out: folder, progress });
    return { figures: await computeFigures(folder, cadence, undefined, { progress }) };
  } catch (error) {
    if (!(error instanceof OversightError)) throw error;
    return { refused: error.code === 'duckdb-missing' ? 'duckdb-missing' : 'nothing-to-measure' };
  } finally {
    await office.store.close();
  }
});
