import { endFact, type FactKind, type StatedFact, statedFacts, stateFact } from '@eloquence/office';
import { type Call, type Command, given } from '../../framework/command.ts';
import { Failure } from '../../framework/failure.ts';
import { dateOption } from '../../office/arguments.ts';
import { nextCommand } from '../../office/next.ts';
import { STORE, withOffice } from '../../office/open-store.ts';
import { table } from '../../terminal/table.ts';
import { visibleText } from '../../terminal/visible-text.ts';
import { paragraph } from '../../terminal/width.ts';

export const state: Command = Object.freeze({
  path: 'office state',
  takes: 'FACT [FED|ID]',
  positionals: [1, 2],
  optional: ['since-day', 'until', 'because', ...STORE],
  examples: [
    'office state suspended NOR --since 2026-11-01 --because "Decision of the Council."',
    'office state suspended NOR --until 2027-01-01',
    'office state removed 99000011 --since 2026-11-01 --because "Asked for by the federation."',
  ],
  run: (call) => {
    const [kind = '', subject = ''] = call.positionals;
    const [since, until] = [dateOption(call, 'since-day'), dateOption(call, 'until')];
    if (since === null && until === null)
      throw new Failure('missing-option', { options: '--since, --until' });
    return withOffice(call, async (office) => {
      const because = given(call, 'because') ?? '';
      const fact =
        since === null
          ? await endFact(office, { kind, subject, until: until ?? '' })
          : await stateFact(office, { kind, subject, since, until, because });
      const { format } = call.messages;
      const { isStated, isEnded } = call.texts.office;
      const name = nameOf(call, fact.kind);
      return {
        value: { ...fact },
        lines: () => [
          ...paragraph(
            since === null
              ? isEnded(name, fact.subject, format.date(until ?? ''))
              : isStated(name, fact.subject, format.date(since)),
          ),
          ...nextCommand(call, 'office facts'),
        ],
      };
    });
  },
} satisfies Command);

export const facts: Command = Object.freeze({
  path: 'office facts',
  optional: STORE,
  examples: ['office facts', 'office facts --json'],
  run: (call) =>
    withOffice(call, async (office) => {
      const found = await statedFacts(office);
      const { labels, noFacts } = call.texts.office;
      const columns = (['fact', 'subject', 'since', 'until', 'because'] as const).map((name) => ({
        heading: labels[name],
      }));
      const row = ({ kind, subject, since, until, because }: StatedFact): string[] => [
        nameOf(call, kind),
        subject,
        since,
        until ?? '',
        visibleText(because),
      ];
      return {
        value: { facts: found },
        lines: () => (found.length === 0 ? [noFacts] : table(columns, found.map(row), { style: call.style })),
      };
    }),
} satisfies Command);

function nameOf(call: Call, kind: FactKind): string {
  return call.texts.office.facts[kind];
}
