import { listInfos, type Office, OfficeError } from '@eloquence/office';
import {
  computeFigures,
  FIGURE_NAMES,
  type Figure,
  type FigureName,
  figureName,
  replayScenario,
  type ScenarioResult,
} from '@eloquence/oversight';
import { type Edition, parseDate } from '@eloquence/rating';
import { loadFigureTexts } from '@eloquence/words/figures';
import { type Call, type Command, given, isGiven } from '../../framework/command.ts';
import { readEditionNamed } from '../../input/edition.ts';
import { dateOption } from '../../office/arguments.ts';
import { STORE, withOffice } from '../../office/open-store.ts';
import { longProgress } from '../../office/run-in-worker.ts';
import { withOversightFailures } from '../../oversight/failures.ts';
import { figureLines } from '../../oversight/figure-table.ts';
import { withTemporary } from '../../oversight/temporary.ts';
import { parts } from '../../terminal/blocks.ts';
import { table } from '../../terminal/table.ts';
import { emptyFolder } from '../simulate/write.ts';

export const replay: Command = Object.freeze({
  path: 'oversight replay',
  takes: '[FIGURE…]',
  positionals: [0, FIGURE_NAMES.length],
  required: ['edition'],
  optional: ['cadence', 'all-figures', 'scenario-from', 'of-player', 'out-folder', ...STORE],
  examples: [
    'oversight replay --edition 2014-07 --db federation.db',
    'oversight replay --edition draft.json --from 2026-01-01 --player 99000011,99000012',
    'oversight replay ledger stretch --edition 2022-01 --json',
    'oversight replay --edition draft.json --out scenario',
  ],
  isInterruptible: true,
  run: async (call) => {
    const edition = await readEditionNamed(call, given(call, 'edition') ?? '');
    const names = await withOversightFailures(async () =>
      isGiven(call, 'all-figures') ? FIGURE_NAMES : call.positionals.map(figureName),
    );
    const out = given(call, 'out-folder');
    if (out !== undefined) await emptyFolder(out);
    const texts = await loadFigureTexts(call.language);
    return withOffice(call, (office) =>
      withTemporary('eloquence-replay-', async (folder) => {
        const from = dateOption(call, 'scenario-from') ?? (await firstList(office, edition));
        const under = out ?? folder('scenario');
        const result = await longProgress(call, (progress) =>
          withOversightFailures(() =>
            replayScenario(office, {
              edition,
              from: parseDate(from),
              players: playersOf(call),
              progress,
              signal: call.signal,
              ...((names.length > 0 || out !== undefined) && { out: under }),
              ...(names.length > 0 && { published: folder('published') }),
            }),
          ),
        );
        const figures = await bothFigures(call, edition, names, folder('published'), under);
        const { cadence } = edition;
        return {
          value: { edition: edition.id, cadence, from, out: out ?? null, ...result, figures },
          lines: () => [
            ...scenarioLines(call, result),
            ...figures.flatMap(({ published, scenario }) => [
              '',
              call.style.strong(call.texts.oversight.asPublished),
              ...figureLines(published, texts, call.messages, call.style),
              '',
              call.style.strong(call.texts.oversight.underEdition(edition.id)),
              ...figureLines(scenario, texts, call.messages, call.style),
            ]),
          ],
        };
      }),
    );
  },
} satisfies Command);

const playersOf = (call: Call): readonly string[] =>
  (given(call, 'of-player') ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');

async function firstList(office: Office, { cadence }: Edition): Promise<string> {
  const first = (await listInfos(office, { cadence })).at(-1);
  if (first === undefined) throw new OfficeError('no-list-before', { cadence, date: '' });
  return first.date;
}

interface BothFigures {
  readonly published: Figure;
  readonly scenario: Figure;
}

async function bothFigures(
  call: Call,
  { cadence }: Edition,
  names: readonly FigureName[],
  published: string,
  under: string,
): Promise<readonly BothFigures[]> {
  if (names.length === 0) return [];
  const compute = (folder: string) =>
    longProgress(call, (progress) =>
      computeFigures(folder, cadence, names, { progress, signal: call.signal }),
    );
  return withOversightFailures(async () => {
    const [before, after] = [await compute(published), await compute(under)];
    return before.map((figure, index) => ({ published: figure, scenario: after[index] as Figure }));
  });
}

function scenarioLines(call: Call, { lists, ratings }: ScenarioResult): string[] {
  const { texts, messages, style } = call;
  const { scenario: names, allSame } = texts.oversight;
  const { labels } = texts.office;
  const { decimal, signed } = messages.format;
  const right = (heading: string) => ({ heading, align: 'right' as const });
  const compared = table(
    [
      { heading: labels.list },
      { heading: labels.cadence },
      right(names.players),
      right(names.changed),
      right(names.mean),
      right(names.largest),
      right(names.onlyPublished),
      right(names.onlyScenario),
    ],
    lists.map((list) => [
      list.date,
      messages.cadences[list.cadence],
      String(list.players),
      String(list.changed),
      list.meanDifference === null ? '–' : signed(list.meanDifference.toFixed(2)),
      signed(list.largestDifference),
      String(list.onlyPublished),
      String(list.onlyScenario),
    ]),
    { style },
  );
  const players = table(
    [
      { heading: labels.id },
      { heading: labels.list },
      { heading: labels.cadence },
      right(names.published),
      right(names.scenario),
    ],
    ratings.map(({ id, date, cadence, published, scenario }) => [
      id,
      date,
      messages.cadences[cadence],
      published === null ? '–' : decimal(published),
      scenario === null ? '–' : decimal(scenario),
    ]),
    { style },
  );
  const isSame = lists.every(({ same }) => same);
  return parts(isSame ? [allSame] : compared, ratings.length > 0 ? players : []);
}
