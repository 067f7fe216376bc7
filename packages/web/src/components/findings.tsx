import type { FindingView } from '@eloquence/api';
import { SEVERITIES } from '@eloquence/api/names';
import type { JSX } from 'preact';
import { usePageContext } from '../core/page-context.ts';

export function bySeverity(findings: readonly FindingView[]): readonly FindingView[] {
  // A report of another event comes first, as in the API.
  const weight = ({ code, severity }: FindingView): number =>
    code === 'event-differs' ? -1 : SEVERITIES.indexOf(severity);
  return findings.toSorted((a, b) => weight(a) - weight(b));
}

interface FindingCountsProps {
  readonly of: { readonly errors: number; readonly warnings: number; readonly notes: number };
}

/** `2 errors, 1 note` */
export function FindingCounts({ of }: FindingCountsProps): JSX.Element {
  const { words, format } = usePageContext();
  const { counted, none } = words.findings;
  const counts = (['errors', 'warnings', 'notes'] as const).flatMap((kind) =>
    of[kind] === 0 ? [] : counted[kind](of[kind]),
  );
  return <span class={counts.length === 0 ? 'faint' : undefined}>{counts.join(format.comma) || none}</span>;
}

interface FindingsProps {
  readonly findings: readonly FindingView[];
  /** Names the column; given where each finding is shown beside its line. */
  readonly columnText?: (column: number) => string;
  /** Where a line of the file is shown: `#line-12`. */
  readonly lineHref?: (line: number) => string;
}

export function Findings({ findings, columnText, lineHref }: FindingsProps): JSX.Element {
  const { words } = usePageContext();
  return (
    <ul class="findings">
      {bySeverity(findings).map(({ severity, code, line, column, message, hint }, index) => (
        <li key={`${code}-${index}`} class={`finding finding-${severity}`}>
          <p>
            <span class="finding-kind">{words.findings[severity]}</span>
            {columnText !== undefined && column !== null && <span class="faint"> {columnText(column)}</span>}
            {columnText === undefined && line !== null && (
              <span class="faint">
                {' '}
                {lineHref === undefined ? (
                  words.findings.line(line)
                ) : (
                  <a href={lineHref(line)}>{words.findings.line(line)}</a>
                )}
              </span>
            )}
          </p>
          <p>{message}</p>
          {hint !== null && <p class="faint">{hint}</p>}
        </li>
      ))}
    </ul>
  );
}
