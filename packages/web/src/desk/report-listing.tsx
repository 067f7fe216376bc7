import type { FindingView } from '@eloquence/api';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { byGravity, Findings } from '../parts/findings.tsx';
import { usePlace } from '../place.ts';
import type { EventDeskWords } from './event-words.en.ts';
import { type Excerpt, markedAt } from './report-excerpt.ts';
import './event.css';

const SEVERITIES = ['error', 'warning', 'note'] as const;
type Shown = FindingView['severity'] | 'all';

interface ListingProps {
  readonly excerpt: Excerpt;
  readonly findings: readonly FindingView[];
  readonly words: EventDeskWords;
  /** A file that is not handed in yet: it may stand on one page with a report that is. */
  readonly tried?: string;
}

/** A report with what was found in it: each finding beside the line it speaks of. */
export function ReportListing({ excerpt, findings: all, words, tried }: ListingProps): JSX.Element {
  const findings = all.map((finding) => ({ ...finding, hint: hintHere(finding.hint, words) }));
  const { format } = usePlace();
  const { listing } = words;
  const [shown, setShown] = useState<Shown>('all');
  const region = useRef<HTMLDivElement>(null);
  const kept = shown === 'all' ? findings : findings.filter(({ severity }) => severity === shown);
  const known = new Set(excerpt.passages.flatMap(({ from, lines }) => lines.map((_, index) => from + index)));
  const whole = kept.filter(({ line }) => line === null || !known.has(line));
  const byLine = Map.groupBy(kept, ({ line }) => line);

  /** Goes from one line with findings to the next, or to the one before. */
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
              const count =
                each === 'all'
                  ? findings.length
                  : findings.filter(({ severity }) => severity === each).length;
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
          aria-label={tried === undefined ? listing.file : listing.tried(tried)}
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
                      id={`${tried === undefined ? '' : 'tried-'}line-${from + at}`}
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

/** What a hint says at the command line, said for somebody who sits before this page. */
function hintHere(hint: string | null, { listing }: EventDeskWords): string | null {
  if (hint === null || !/\boffice [a-z]+\b|--[a-z]/.test(hint)) return hint;
  return /\boffice register\b/.test(hint) ? listing.hintRegistration : null;
}

function endOf({ passages }: Excerpt): number {
  const last = passages.at(-1);
  return last === undefined ? 0 : last.from - 1 + last.lines.length;
}

function Gap({
  lines,
  words,
}: {
  readonly lines: number;
  readonly words: EventDeskWords;
}): JSX.Element | null {
  const { format } = usePlace();
  return lines === 0 ? null : <p class="listing-gap">{words.listing.gap(format.number(lines), lines)}</p>;
}

interface LineProps {
  readonly id: string;
  readonly number: number;
  readonly text: string;
  readonly findings: readonly FindingView[];
  /** One kind was asked for: it is not folded. */
  readonly isOpen: boolean;
  readonly words: EventDeskWords;
}

function Line({ id, number, text, findings, isOpen, words }: LineProps): JSX.Element {
  const { words: shared } = usePlace();
  const column = byGravity(findings).find((finding) => finding.column !== null)?.column ?? null;
  const [before, marked, after] = markedAt(text, findings.length === 0 ? null : column);
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
      {findings.length > 0 && <Beside findings={findings} isOpen={isOpen} words={words} />}
    </li>
  );
}

/** What was found in a line. On a phone only errors stand there at once: the rest would push the file apart. */
function Beside({ findings, isOpen, words }: Pick<LineProps, 'findings' | 'isOpen' | 'words'>): JSX.Element {
  const { counted, column } = words.listing;
  const [errors, others] = [true, false].map((isError) =>
    findings.filter(({ severity }) => (severity === 'error') === isError),
  ) as [FindingView[], FindingView[]];
  const said = SEVERITIES.flatMap((kind) => {
    const count = others.filter(({ severity }) => severity === kind).length;
    return count === 0 ? [] : counted[kind](count);
  });
  return (
    <div class="listing-beside">
      {errors.length > 0 && <Findings findings={errors} column={column} />}
      {others.length > 0 && (
        <details class="open-where-wide" open={isOpen}>
          <summary>{said.join(' · ')}</summary>
          <Findings findings={others} column={column} />
        </details>
      )}
    </div>
  );
}
