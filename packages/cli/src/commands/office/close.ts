import { dropDraft } from '@eloquence/office';
import { type Command, isGiven } from '../../framework/command.ts';
import { Failure } from '../../framework/failure.ts';
import { cadenceOption, requiredDate } from '../../office/arguments.ts';
import { findingJson } from '../../office/findings.ts';
import { leftOutJson, leftOutLines, leftOutOf } from '../../office/left-out.ts';
import { listReport } from '../../office/list-summary.ts';
import { peopleOf, summaryJson } from '../../office/list-summary-json.ts';
import { nextCommand } from '../../office/next.ts';
import { STORE, withOffice } from '../../office/open-store.ts';
import { longWork } from '../../office/run-in-worker.ts';
import { findingBlocks } from '../../reports/finding-lines.ts';
import { parts } from '../../terminal/blocks.ts';

export const close: Command = Object.freeze({
  path: 'office close',
  required: ['list-day'],
  optional: ['one-cadence', 'dry-run', 'drop-draft', ...STORE],
  examples: [
    'office close --list 2026-12-01 --dry-run',
    'office close --list 2026-12-01',
    'office close --list 2026-12-01 --drop',
  ],
  run: (call) => {
    const date = requiredDate(call, 'list-day');
    const cadence = cadenceOption(call);
    const dryRun = isGiven(call, 'dry-run');
    if (isGiven(call, 'drop-draft')) {
      if (dryRun) throw new Failure('options-exclude', { option: '--dry-run', other: '--drop' });
      return withOffice(call, async (office) => {
        const dropped = await dropDraft(office, { date, cadence });
        return {
          value: { date, dropped: dropped.map(({ id: _, ...list }) => list) },
          lines: () => [call.texts.office.draftsDropped(dropped.length)],
        };
      });
    }
    return withOffice(call, async (office) => {
      const lists = await longWork(call, office, 'close', { date, cadence, dryRun });
      const people = await peopleOf(
        office,
        lists.map(({ summary }) => summary),
      );
      const without = await leftOutOf(
        office,
        date,
        lists.map(({ cadence: own }) => own),
      );
      const { office: words } = call.texts;
      const isBroken = lists.some(({ summary }) => !summary.points.holds);
      return {
        value: {
          date,
          dryRun,
          lists: lists.map(({ summary, findings, ...list }) => ({
            ...list,
            findings: findings.map((finding) => findingJson(call, finding)),
            ...leftOutJson(call, without.get(list.cadence)),
            ...summaryJson(people, summary),
          })),
        },
        lines: () =>
          parts(
            ...lists.map((list) => {
              const state = list.revision === null ? words.dry : words.draft(list.revision);
              return [...listReport(call, people, { ...list, state }), ''];
            }),
            // The same finding of several cadences is shown once.
            ...findingBlocks(call, lists[0]?.findings ?? [], 'office'),
            leftOutLines(call, without),
            dryRun ? [] : nextCommand(call, `office publish --list ${date}`),
          ),
        status: isBroken ? 1 : 0,
      };
    });
  },
} satisfies Command);
