import type { FindingView } from '@eloquence/api';
import { SEVERITIES } from '@eloquence/api/names';
import { countFindings } from '@eloquence/reports';
import type { EventDeskWords } from '@eloquence/words/en/web/desk-events';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { bySeverity, FindingCounts, Findings } from '../components/findings.tsx';
import { usePageContext } from '../core/page-context.ts';
import { type Excerpt, splitAtColumn } from './report-excerpt.ts';
import './event.css';

type SeverityFilter = FindingView['severity'] | 'all';

type ListingWords = Pick<EventDeskWords, 'listing'>;

interface ListingProps {
  readonly excerpt: Excerpt;
  readonly findings: readonly FindingView[];
  readonly words: ListingWords;
  /** The name of a file that is not submitted yet; the page may also show a submitted report. */
  readonly fileName?: string;
}

/** A report with its findings beside their lines. */
export function ReportListing({ excerpt, findings: all, words, fileName }: ListingProps): JSX.Element {
  const findings = all.map((finding) => ({ ...finding, hint: hintForDesk(finding.hint, words) }));
  const { format } = usePageContext();
  const { listing } = words;
  const counts = countFindings(findings);
  const [shown, setShown] = useState<SeverityFilter>('all');
  const region = useRef<HTMLDivElement>(null);
  const visible = shown === 'all' ? findings : findings.filter(({ severity }) => severity === shown);
  const known = new Set(excerpt.passages.flatMap(({ from, lines }) => lines.map((_, index) => from + index)));
  const whole = visible.filter(({ line }) => line === null || !known.has(line));
  const byLine = Map.groupBy(visible, ({ line }) => line);

  /** Moves the focus to the next or previous line with findings. */
  const jump = (step: 1 | -1): void => {
    const places = [...(region.current?.querySelectorAll<HTMLElement>('.listing-found') ?? [])];
    const at = places.indexOf(document.activeElement as HTMLElement);
    const place =
      places[at < 0 ? (step > 0 ? 0 : places.length - 1) : (at + step + places.length) % places.length];
    for (const fold of place?.querySelectorAll('details') ?? []) fold.open = true;
    place?.focus({ preventScroll: true });
    (place?.querySelector('mark') ?? place)?.scrollIntoView({ block: 'center', inline: 'center' });
  };

  return (
    <div class="listing">
      {findings.length === 0 ? (
        <p>{listing.clean}</p>
      ) : (
        <div class="listing-bar needs-script">
          <fieldset aria-label={listing.filter}>
            {(['all', ...SEVERITIES] as const).map((each) => {
              const count = each === 'all' ? findings.length : counts[`${each}s`];
              if (count === 0) return null;
              return (
                <button key={each} type="button" aria-pressed={shown === each} onClick={() => setShown(each)}>
                  {listing.kinds[each]} <span class="faint">{format.number(count)}</span>
                </button>
              );
            })}
          </fieldset>
          {byLine.size > (byLine.has(null) ? 1 : 0) && (
            <fieldset aria-label={listing.jump}>
              <button type="button" onClick={() => jump(-1)}>
                <span aria-hidden="true">↑</span> {listing.previous}
              </button>
              <button type="button" onClick={() => jump(1)}>
                <span aria-hidden="true">↓</span> {listing.next}
              </button>
            </fieldset>
          )}
        </div>
      )}
      {whole.length > 0 && (
        <>
          <h3>{listing.whole}</h3>
          <Findings findings={whole} />
        </>
      )}
      {excerpt.passages.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a region with a name.
        <div
          class="listing-file"
          role="region"
          aria-label={fileName === undefined ? listing.file : listing.tried(fileName)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by the keyboard.
          tabIndex={0}
          ref={region}
        >
          {excerpt.passages.map(({ from, lines }, index) => {
            const before = excerpt.passages[index - 1];
            const skipped = from - 1 - (before === undefined ? 0 : before.from - 1 + before.lines.length);
            return (
              <div key={from}>
                {skipped > 0 && <Gap lines={skipped} words={words} />}
                <ol>
                  {lines.map((text, at) => (
                    <Line
                      key={from + at}
                      number={from + at}
                      id={`${fileName === undefined ? '' : 'tried-'}line-${from + at}`}
                      text={text}
                      findings={byLine.get(from + at) ?? []}
                      isOpen={shown !== 'all'}
                      words={words}
                    />
                  ))}
                </ol>
              </div>
            );
          })}
          <Gap lines={excerpt.count - endOf(excerpt)} words={words} />
        </div>
      )}
    </div>
  );
}

/** Hints name commands of the command line; this page has its own. */
function hintForDesk(hint: string | null, { listing }: ListingWords): string | null {
  if (hint === null || !/\boffice [a-z]+\b|--[a-z]/.test(hint)) return hint;
  return /\boffice register\b/.test(hint) ? listing.hintRegistration : null;
}

function endOf({ passages }: Excerpt): number {
  const last = passages.at(-1);
  return last === undefined ? 0 : last.from - 1 + last.lines.length;
}

function Gap({ lines, words }: { readonly lines: number; readonly words: ListingWords }): JSX.Element | null {
  const { format } = usePageContext();
  return lines === 0 ? null : <p class="listing-gap">{words.listing.gap(format.number(lines), lines)}</p>;
}

interface LineProps {
  readonly id: string;
  readonly number: number;
  readonly text: string;
  readonly findings: readonly FindingView[];
  /** Filtered by severity: not collapsed. */
  readonly isOpen: boolean;
  readonly words: ListingWords;
}

function Line({ id, number, text, findings, isOpen, words }: LineProps): JSX.Element {
  const { words: shared } = usePageContext();
  const column = bySeverity(findings).find((finding) => finding.column !== null)?.column ?? null;
  const [before, marked, after] = splitAtColumn(text, findings.length === 0 ? null : column);
  return (
    <li
      id={id}
      class={findings.length === 0 ? 'listing-line' : 'listing-line listing-found'}
      tabIndex={findings.length === 0 ? undefined : -1}
    >
      <span class="listing-number">
        <span class="visually-hidden">{shared.findings.line(number)}</span>
        <span aria-hidden="true">{number}</span>
      </span>
      <code>
        {before}
        {marked !== '' && <mark>{marked}</mark>}
        {after}
      </code>
      {findings.length > 0 && <LineFindings findings={findings} isOpen={isOpen} words={words} />}
    </li>
  );
}

/** The findings of a line. On a phone only errors are open: others would push the lines apart. */
function LineFindings({
  findings,
  isOpen,
  words,
}: Pick<LineProps, 'findings' | 'isOpen' | 'words'>): JSX.Element {
  const { column } = words.listing;
  const [errors, others] = [true, false].map((isError) =>
    findings.filter(({ severity }) => (severity === 'error') === isError),
  ) as [FindingView[], FindingView[]];
  return (
    <div class="listing-beside">
      {errors.length > 0 && <Findings findings={errors} columnText={column} />}
      {others.length > 0 && (
        <details class="open-where-wide" open={isOpen}>
          <summary>
            <FindingCounts of={countFindings(others)} />
          </summary>
          <Findings findings={others} columnText={column} />
        </details>
      )}
    </div>
  );
}
