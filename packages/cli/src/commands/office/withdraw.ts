import { withdrawEvent } from '@eloquence/office';
import { type Command, given } from '../../framework/command.ts';
import { nextCommand } from '../../office/next.ts';
import { STORE, withOffice } from '../../office/open-store.ts';
import { paragraph } from '../../terminal/width.ts';

export const withdraw: Command = Object.freeze({
  path: 'office withdraw',
  takes: 'EVENT',
  positionals: [1, 1],
  required: ['because'],
  optional: STORE,
  examples: ['office withdraw E12 --because "Registered twice; it is E9."'],
  run: (call) => {
    const [id = ''] = call.positionals;
    return withOffice(call, async (office) => {
      const reason = given(call, 'because') ?? '';
      const withdrawn = await withdrawEvent(office, id, reason);
      return {
        value: { ...withdrawn, because: reason.trim() },
        lines: () => [
          ...paragraph(call.texts.office.isWithdrawn(id, withdrawn.reports.join(', '))),
          ...nextCommand(call, 'office events --stage reported'),
        ],
      };
    });
  },
} satisfies Command);
