import type { JobResults } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/desk-job';
import type { JSX } from 'preact';
import { Section } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { usePageContext } from '../../core/page-context.ts';

/** The lists of an import that was undone, and what is current instead. */
export function UndoneImport({
  result: { date, lists },
  words,
}: {
  readonly result: JobResults['undo'];
  readonly words: Words;
}): JSX.Element {
  const { format, href, words: shared } = usePageContext();
  const { undo } = words;
  return (
    <Section title={words.result} id="result">
      <Notice kind="done">
        <p>{undo.done(format.month(date))}</p>
      </Notice>
      <ul>
        {lists.map(({ cadence, current }) => (
          <li key={cadence}>
            {current === null
              ? undo.none(shared.cadences[cadence])
              : undo.again(shared.cadences[cadence], shared.revision(current))}
          </li>
        ))}
      </ul>
      <p>
        <a href={href('/desk/imports')}>{undo.to}</a>
      </p>
    </Section>
  );
}
