import { officeStatus, publish as publishLists, rebuildTopByPrefix } from '@eloquence/office';
import { CADENCES, defined } from '@eloquence/rating';
import { type Call, type Command, isGiven, typedAs } from '../../framework/command.ts';
import { Failure } from '../../framework/failure.ts';
import { cadenceOption, countOption, dateOption } from '../../office/arguments.ts';
import { findingJson } from '../../office/findings.ts';
import { leftOutJson, leftOutLines, leftOutOf } from '../../office/left-out.ts';
import { listReport } from '../../office/list-summary.ts';
import { peopleOf, summaryJson } from '../../office/list-summary-json.ts';
import { nextCommand } from '../../office/next.ts';
import { STORE, withOffice } from '../../office/open-store.ts';
import { longProgress } from '../../office/run-in-worker.ts';
import { findingBlocks } from '../../reports/finding-lines.ts';
import { parts } from '../../terminal/blocks.ts';
import { paragraph } from '../../terminal/width.ts';

const MOST_REVISIONS = 1_000_000;

/** The drafts of one date, or with `--from` all draft revisions from a date on. */
function whichLists(call: Call): { readonly date: string; readonly onwards: boolean } {
  const [list, from] = [dateOption(call, 'drafts-of'), dateOption(call, 'publish-from')];
  if (list === null && from === null) throw new Failure('missing-option', { options: '--list' });
  const [other] = (['drafts-of', 'revision'] as const).filter((name) => from !== null && isGiven(call, name));
  if (other) throw new Failure('options-exclude', { option: `--${typedAs(other)}`, other: '--from' });
  return { date: from ?? list ?? '', onwards: from !== null };
}

export const publish: Command = Object.freeze({
  path: 'office publish',
  optional: ['drafts-of', 'publish-from', 'one-cadence', 'revision', ...STORE],
  examples: [
    'office publish --list 2026-12-01',
    'office publish --from 2026-10-01',
    'office publish --list 2026-11-01 --cadence rapid --revision 2',
  ],
  run: (call) => {
    const { date, onwards } = whichLists(call);
    const cadence = cadenceOption(call);
    const revision = countOption(call, 'revision', MOST_REVISIONS);
    return withOffice(call, async (office) => {
      // Afterwards they are expected on the next list.
      const without = await leftOutOf(office, date, CADENCES);
      const lists = await longProgress(call, async (progress) => {
        const published = await publishLists(office, { date, onwards, cadence, revision, progress });
        // The ratings have changed, so the search cache must be rebuilt.
        await rebuildTopByPrefix(office.store);
        return published;
      });
      const people = await peopleOf(
        office,
        lists.map(({ summary }) => summary),
      );
      const { published, keepHead } = call.texts.office;
      const { head } = await officeStatus(office);
      return {
        value: {
          date,
          head,
          lists: lists.map(({ summary, findings, ...list }) => ({
            ...list,
            findings: findings.map((finding) => findingJson(call, finding)),
            ...leftOutJson(call, without.get(list.cadence)),
            ...summaryJson(people, summary),
          })),
        },
        lines: () =>
          parts(
            ...lists.map((list, index) => [
              ...(index === 0 ? [] : ['']),
              ...listReport(call, people, { ...list, state: published(list.revision) }),
            ]),
            // The same finding of several cadences is shown once.
            ...findingBlocks(
              call,
              lists.find(({ findings }) => findings.length > 0)?.findings ?? [],
              'office',
            ),
            leftOutLines(call, new Map(lists.map(({ cadence: own }) => [own, defined(without.get(own))]))),
            head === null ? [] : paragraph(keepHead(head)),
            nextCommand(call, `office export list --list ${date} --to txt --combined --out players.txt`),
          ),
      };
    });
  },
} satisfies Command);
