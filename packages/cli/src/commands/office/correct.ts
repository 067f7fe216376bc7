import { correct as correctEvent } from '@eloquence/office';
import { type Command, given, isGiven } from '../../framework/command.ts';
import { readReport } from '../../office/each-file.ts';
import { findingJson } from '../../office/findings.ts';
import { nextCommand } from '../../office/next.ts';
import { STORE, withFailures, withOffice } from '../../office/open-store.ts';
import { findingBlocks } from '../../reports/finding-lines.ts';
import { parts } from '../../terminal/blocks.ts';
import { figures } from '../../terminal/table.ts';
import { paragraph } from '../../terminal/width.ts';

export const correct: Command = Object.freeze({
  path: 'office correct',
  takes: 'ID FILE',
  positionals: [2, 2],
  required: ['because'],
  optional: ['onto-imported', 'quiet', 'all', ...STORE],
  examples: ['office correct E12 corrected.trf --because "Round 3, board 2 was a draw."'],
  run: (call) => {
    const [id = '', file = ''] = call.positionals;
    return withOffice(call, async (office) => {
      const bytes = await readReport(call, file);
      const reason = given(call, 'because') ?? '';
      const corrected = await withFailures(
        call,
        () => correctEvent(office, id, bytes, reason, { ontoImported: isGiven(call, 'onto-imported') }),
        undefined,
      );
      const { event, report, version, findings, diff, overtaken } = corrected;
      const { office: words } = call.texts;
      const { players, games } = diff;
      return {
        value: {
          file,
          event,
          report,
          version,
          findings: findings.map((finding) => findingJson(call, finding)),
          diff,
          overtaken,
        },
        lines: () =>
          parts(
            [
              call.style.strong(words.isCorrected(report, event)),
              ...figures(
                [
                  [words.labels.players, words.correctedPlayers(players.added, players.removed)],
                  [words.labels.games, words.correctedGames(games.added, games.removed, games.changed)],
                ],
                { ...call.style, strong: (text) => text },
              ),
            ],
            ...findingBlocks(
              call,
              findings.filter(({ severity }) => severity !== 'note'),
              'office',
            ),
            paragraph(
              overtaken === null
                ? words.correctionNext
                : words.correctionOvertaken(call.messages.format.date(overtaken)),
            ),
            nextCommand(call, `office event ${event}`),
          ),
      };
    });
  },
} satisfies Command);
