import { redactPlayer } from '@eloquence/office';
import { type Command, given } from '../../framework/command.ts';
import { nextCommand } from '../../office/next.ts';
import { STORE, withOffice } from '../../office/open-store.ts';
import { paragraph } from '../../terminal/width.ts';

export const redact: Command = Object.freeze({
  path: 'office redact',
  takes: 'ID',
  positionals: [1, 1],
  required: ['because'],
  optional: STORE,
  examples: ['office redact 99000011 --because "Request of 3 May, article 17"'],
  run: (call) => {
    const [id = ''] = call.positionals;
    return withOffice(call, async (office) => {
      const redacted = await redactPlayer(office, id, given(call, 'because') ?? '');
      return {
        value: redacted,
        lines: () => [
          ...paragraph(call.texts.office.redacted(id, redacted.names, redacted.documents)),
          ...paragraph(call.texts.office.redactedNext),
          ...nextCommand(call, `office player ${id}`),
        ],
      };
    });
  },
} satisfies Command);
