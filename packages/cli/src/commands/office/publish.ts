import { publish as publishLists, rebuildPrefixes } from '@eloquence/office';
import type { Command } from '../../command.ts';
import { parts } from '../../parts.ts';
import { cadenceOption, countOption, requiredDate } from './given.ts';
import { listReport } from './list-report.ts';
import { STORE, withOffice } from './store.ts';
import { peopleOf, summaryJson } from './summary-json.ts';

const MOST_REVISIONS = 1_000_000;

export const publish: Command = Object.freeze({
  path: 'office publish',
  required: ['list-day'],
  optional: ['one-cadence', 'revision', ...STORE],
  examples: [
    'office publish --list 2026-12-01',
    'office publish --list 2026-11-01 --cadence rapid --revision 2',
  ],
  run: (call) => {
    const date = requiredDate(call, 'list-day');
    const cadence = cadenceOption(call);
    const revision = countOption(call, 'revision', MOST_REVISIONS);
    return withOffice(call, async (office) => {
      const lists = await publishLists(office, { date, cadence, revision });
      // The best of each beginning of a name are others now.
      await rebuildPrefixes(office.store);
      const people = await peopleOf(
        office,
        lists.map(({ summary }) => summary),
      );
      const { published } = call.texts.office;
      return {
        value: {
          date,
          lists: lists.map(({ summary, ...list }) => ({ ...list, ...summaryJson(people, summary) })),
        },
        lines: () =>
          parts(
            ...lists.map((list, index) => [
              ...(index === 0 ? [] : ['']),
              ...listReport(call, people, { ...list, state: published(list.revision) }),
            ]),
          ),
      };
    });
  },
} satisfies Command);
