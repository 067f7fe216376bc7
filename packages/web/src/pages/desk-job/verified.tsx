import type { Cadence } from '@eloquence/rating';
import type { JSX } from 'preact';
import { Section } from '../../parts/layout.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Table } from '../../parts/table.tsx';
import { usePlace } from '../../place.ts';
import type { Words } from './words.en.ts';

type Standing = keyof Words['verify']['standings'];

interface Judged {
  readonly standing: Standing;
  readonly difference: string | null;
}

interface Outcome {
  readonly standing: Standing;
  readonly chain: Judged & { readonly entries: number; readonly head: string };
  readonly documents: Judged & { readonly checked: number };
  readonly lists: readonly (Judged & {
    readonly cadence: Cadence;
    readonly date: string;
    readonly revision: number;
  })[];
  readonly tables: Judged | null;
}

const KINDS: Readonly<Record<Standing, 'done' | 'warning' | 'error'>> = {
  same: 'done',
  redacted: 'done',
  engine: 'warning',
  broken: 'error',
};

/** What came of a verification, part by part. */
export function Verified({
  result,
  words,
}: {
  readonly result: Outcome;
  readonly words: Words;
}): JSX.Element {
  const { format, words: shared } = usePlace();
  const { verify } = words;
  const { chain, documents, lists, tables } = result;
  const rows: readonly (Judged & { readonly name: string })[] = [
    { ...chain, name: verify.chain(format.number(chain.entries)) },
    { ...documents, name: verify.documents(format.number(documents.checked)) },
    ...(tables === null ? [] : [{ ...tables, name: verify.tables }]),
    ...lists.map((list) => ({
      ...list,
      name: verify.lists(
        `${format.month(list.date)}${format.comma}${shared.cadences[list.cadence]}`,
        shared.revision(list.revision),
      ),
    })),
  ];
  const hasDifferences = rows.some(({ difference }) => difference !== null);
  return (
    <Section title={words.result} id="result">
      <Notice kind={KINDS[result.standing]}>
        <p>{verify.standings[result.standing]}</p>
      </Notice>
      <p>
        {verify.head}
        <br />
        <code class="break-anywhere">{chain.head}</code>
        <br />
        <span class="faint">{verify.headHint}</span>
      </p>
      <Table
        caption={verify.caption}
        columns={[
          { key: 'part', head: verify.part, cell: ({ name }) => name, isRowHead: true },
          { key: 'standing', head: verify.standing, cell: ({ standing }) => verify.short[standing] },
          ...(hasDifferences
            ? [
                {
                  key: 'difference',
                  head: verify.difference,
                  cell: ({ difference }: Judged) => difference ?? '',
                },
              ]
            : []),
        ]}
        rows={rows}
        rowKey={({ name }) => name}
      />
    </Section>
  );
}
