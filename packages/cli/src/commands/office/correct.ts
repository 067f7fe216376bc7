import { correct as correctEvent } from '@eloquence/office';
import { type Command, given, isGiven } from '../../command.ts';
import { parts } from '../../parts.ts';
import { findingBlocks } from '../../reports/findings.ts';
import { figures } from '../../table.ts';
import { paragraph } from '../../width.ts';
import { findingJson } from './findings.ts';
import { answering, STORE, withOffice } from './store.ts';
import { readReport } from './submit.ts';

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
      const because = given(call, 'because') ?? '';
      const corrected = await answering(
        call,
        () => correctEvent(office, id, bytes, because, { ontoImported: isGiven(call, 'onto-imported') }),
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
                : words.correctionOvertaken(call.dictionary.format.date(overtaken)),
            ),
          ),
      };
    });
  },
} satisfies Command);
