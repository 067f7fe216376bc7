import { type ListInfo, listInfos, officeStatus } from '@eloquence/office';
import { type Call, type Command, isGiven } from '../../framework/command.ts';
import { cadenceOption, dateOption } from '../../office/arguments.ts';
import { STORE, withOffice } from '../../office/open-store.ts';
import { type Column, table } from '../../terminal/table.ts';

interface ShownList extends Pick<ListInfo, 'cadence' | 'date' | 'revision'> {
  readonly state: 'published' | 'replaced' | 'draft';
  readonly source: ListInfo['source'];
  readonly rows: number | null;
  readonly rated: number | null;
  readonly hash: string | null;
}

export const lists: Command = Object.freeze({
  path: 'office lists',
  optional: ['drafts-of', 'one-cadence', 'every-revision', ...STORE],
  examples: ['office lists', 'office lists --list 2026-11-01 --all', 'office lists --cadence rapid --json'],
  run: (call) => {
    const [date, cadence] = [dateOption(call, 'drafts-of'), cadenceOption(call)];
    return withOffice(call, async (office) => {
      const found = await listInfos(office, {
        revisions: isGiven(call, 'every-revision'),
        ...(date !== null && { date }),
        ...(cadence !== null && { cadence }),
      });
      const { drafts } = await officeStatus(office);
      const isSelected = (draft: { date: string; cadence: string }): boolean =>
        (date === null || draft.date === date) && (cadence === null || draft.cadence === cadence);
      const shown: readonly ShownList[] = [
        ...drafts
          .filter(isSelected)
          .toReversed()
          .map((draft) => ({
            ...draft,
            state: 'draft' as const,
            source: 'computed' as const,
            rows: null,
            rated: null,
            hash: null,
          })),
        ...found.map(({ cadence: of, date: on, revision, current, source, rows, rated, hash }) => ({
          cadence: of,
          date: on,
          revision,
          state: current ? ('published' as const) : ('replaced' as const),
          source,
          rows,
          rated,
          hash,
        })),
      ];
      return { value: { lists: shown }, lines: () => listsLines(call, shown) };
    });
  },
} satisfies Command);

const right = (heading: string): Column => ({ heading, align: 'right' });

function listsLines({ texts, messages, style }: Call, shown: readonly ShownList[]): string[] {
  const { labels, listStates, sources, noLists } = texts.office;
  if (shown.length === 0) return [noLists];
  const columns: readonly Column[] = [
    { heading: labels.list },
    { heading: labels.cadence },
    right(labels.revision),
    { heading: labels.state },
    { heading: '' },
    right(labels.players),
  ];
  const rows = shown.map(({ date, cadence, revision, state, source, rated }) => [
    date,
    messages.cadences[cadence],
    String(revision),
    listStates[state],
    sources[source],
    String(rated ?? '–'),
  ]);
  return table(columns, rows, { style });
}
