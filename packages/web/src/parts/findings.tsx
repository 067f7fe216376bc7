import type { FindingView } from '@eloquence/api';
import type { Finding } from '@eloquence/reports';
import type { JSX } from 'preact';
import { usePlace } from '../place.ts';

/** The gravest first. */
const ORDER: readonly Finding['severity'][] = ['error', 'warning', 'note'];

export function byGravity(findings: readonly FindingView[]): readonly FindingView[] {
  return findings.toSorted((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
}

interface FindingsProps {
  readonly findings: readonly FindingView[];
  /** They stand beside their line: which character of it they speak of is said, in these words. */
  readonly column?: (column: number) => string;
  /** The address of a line of the file, where it is shown: `#line-12`. */
  readonly lineHref?: (line: number) => string;
  /** The line itself, where the file is not shown beside it. */
  readonly lineText?: (line: number) => string | undefined;
}

/** What the check of a report has found: how grave, where, what, and what to do about it. */
export function Findings({ findings, column: columnSaid, lineHref, lineText }: FindingsProps): JSX.Element {
  const { words } = usePlace();
  return (
    <ul class="findings">
      {byGravity(findings).map(({ severity, code, line, column, message, hint }, index) => (
        <li key={`${code}-${index}`} class={`finding finding-${severity}`}>
          <p>
            <span class="finding-kind">{words.findings[severity]}</span>
            {columnSaid !== undefined && column !== null && <span class="faint"> {columnSaid(column)}</span>}
            {columnSaid === undefined && line !== null && (
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
          {line !== null && lineText?.(line) !== undefined && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by the keyboard.
            <pre class="finding-line" tabIndex={0}>
              {lineText(line)}
            </pre>
          )}
          {hint !== null && <p class="faint">{hint}</p>}
        </li>
      ))}
    </ul>
  );
}
