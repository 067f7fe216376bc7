import { appeal as appealEvent, reject as rejectReport, reopen as reopenReport } from '@eloquence/office';
import { type Call, type Command, given } from '../../framework/command.ts';
import { allSentences } from '../../framework/sentences.ts';
import { nextCommand } from '../../office/next.ts';
import { STORE, withOffice } from '../../office/open-store.ts';
import { paragraph } from '../../terminal/width.ts';

const idOf = ({ positionals }: Call): string => positionals[0] ?? '';
const reasonOption = (call: Call): string => given(call, 'because') ?? '';

export const reject: Command = Object.freeze({
  path: 'office reject',
  takes: 'ID',
  positionals: [1, 1],
  required: ['because'],
  optional: STORE,
  examples: ['office reject E12 --because "The results of round 3 contradict each other."'],
  run: (call) =>
    withOffice(call, async (office) => {
      const {
        event,
        report,
        stage,
        appeal: reason,
      } = await rejectReport(office, idOf(call), reasonOption(call));
      const reasons = reason === null ? [] : [reason];
      return {
        value: { event, report, stage, because: reasonOption(call).trim(), reasons },
        lines: () => [
          ...paragraph(call.texts.office.isRejected(report, event)),
          ...allSentences(call, reasons),
          ...nextCommand(call, `office submit FILE --event ${event}`),
        ],
      };
    }),
} satisfies Command);

export const appeal: Command = Object.freeze({
  path: 'office appeal',
  takes: 'ID',
  positionals: [1, 1],
  required: ['because'],
  optional: STORE,
  examples: ['office appeal E12 --because "The report is right: see the scoresheets."'],
  run: (call) =>
    withOffice(call, async (office) => {
      const { event } = await appealEvent(office, idOf(call), reasonOption(call));
      return {
        value: { event, stage: 'reported', because: reasonOption(call).trim() },
        lines: () => [
          ...paragraph(call.texts.office.isAppealed(event)),
          ...nextCommand(call, `office accept ${event}`),
        ],
      };
    }),
} satisfies Command);

export const reopen: Command = Object.freeze({
  path: 'office reopen',
  takes: 'ID',
  positionals: [1, 1],
  required: ['because'],
  optional: STORE,
  examples: ['office reopen E12 --because "Accepted by mistake: round 3 is missing."'],
  run: (call) =>
    withOffice(call, async (office) => {
      const reopened = await reopenReport(office, idOf(call), reasonOption(call));
      return {
        value: { ...reopened, because: reasonOption(call).trim() },
        lines: () => [
          ...paragraph(call.texts.office.isReopened(reopened.report, reopened.event)),
          ...nextCommand(call, `office reject ${reopened.report} --because TEXT`),
        ],
      };
    }),
} satisfies Command);
