import type { Check, VerifyResult } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/desk-job';
import type { JSX } from 'preact';
import { Section } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { Table } from '../../components/table.tsx';
import { usePageContext } from '../../core/page-context.ts';

const KINDS: Readonly<Record<Check['standing'], 'done' | 'warning' | 'error'>> = {
  same: 'done',
  redacted: 'done',
  engine: 'warning',
  broken: 'error',
};

export function Verified({
  result,
  words,
}: {
  readonly result: VerifyResult;
  readonly words: Words;
}): JSX.Element {
  const { format, words: shared } = usePageContext();
  const { verify } = words;
  const { chain, documents, lists, tables } = result;
  const rows: readonly (Check & { readonly name: string })[] = [
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
                  cell: ({ difference }: Check) => difference?.message ?? '',
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
