import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { openOffice, serve } from '@eloquence/office';
import { computeFigures, FIGURE_NAMES, replayScenario, ScenarioRatings } from '@eloquence/oversight';
import { parseDate } from '@eloquence/rating';
import { answerOf } from './history-thread.ts';
import {
  editionOfScenario,
  type FigurePart,
  PLAYERS_PER_PART,
  type PlayersPart,
  type ScenarioParts,
  type ScenarioRequest,
} from './scenario.ts';

const packed = (value: FigurePart | PlayersPart): Uint8Array => deflateRawSync(JSON.stringify(value));

serve(async ({ url, folder, options }: ScenarioRequest, progress) => {
  const office = await openOffice(url);
  try {
    return await answerOf(async (): Promise<ScenarioParts> => {
      const edition = editionOfScenario(options);
      const ratings = new ScenarioRatings(edition.cadence);
      const [published, out] = [join(folder, 'published'), join(folder, 'scenario')];
      const { lists, movers } = await replayScenario(office, {
        edition,
        from: parseDate(options.from),
        ...{ out, published, temporary: folder, progress },
        onList: (list) => ratings.add(list),
      });
      const all = 2 * FIGURE_NAMES.length;
      const compute = (of: string, before: number) =>
        computeFigures(of, edition.cadence, FIGURE_NAMES, {
          progress: ({ work, done }) => progress({ work, done: before + done, all }),
        });
      const before = await compute(published, 0);
      const after = await compute(out, FIGURE_NAMES.length);
      const parts = before.map(({ figure, columns, rows }, index) =>
        packed({ figure, columns, published: rows, scenario: after[index]?.rows ?? [] }),
      );
      const firstPlayers: number[] = [];
      for (const part of ratings.inParts(PLAYERS_PER_PART)) {
        firstPlayers.push(part[0]?.player ?? 0);
        parts.push(packed(part));
      }
      const { dates } = ratings;
      return { parts, result: { lists, movers, figures: FIGURE_NAMES, dates, firstPlayers } };
    });
  } finally {
    await office.store.close();
  }
});
