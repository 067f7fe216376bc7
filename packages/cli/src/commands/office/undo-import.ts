import { type Command, given } from '../../framework/command.ts';
import { nextCommand } from '../../office/next.ts';
import { STORE, withFailures, withOffice } from '../../office/open-store.ts';
import { longWork } from '../../office/run-in-worker.ts';
import { paragraph } from '../../terminal/width.ts';

export const undo: Command = Object.freeze({
  path: 'office import undo',
  positionals: [0, 0],
  required: ['because'],
  optional: STORE,
  examples: ['office import undo --because "The list of October, imported for September."'],
  run: (call) =>
    withOffice(call, async (office) => {
      const because = given(call, 'because') ?? '';
      const undone = await withFailures(call, () => longWork(call, office, 'undo', { because }));
      const { messages, texts } = call;
      const { importUndone, undoneRevision } = texts.office;
      return {
        value: { ...undone, because: because.trim() },
        lines: () => [
          ...paragraph(importUndone(messages.format.date(undone.date), undone.entry)),
          ...undone.lists.flatMap(({ cadence, revision, current }) =>
            paragraph(undoneRevision(messages.cadences[cadence], revision, current), '- '),
          ),
          '',
          ...nextCommand(call, 'office import list FILE --date DATE'),
        ],
      };
    }),
} satisfies Command);
