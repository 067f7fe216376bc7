import type { EditionItem } from '@eloquence/api';
import { CADENCES } from '@eloquence/rating';
import type { Words } from '@eloquence/words/en/web/pages/regulations';
import type { JSX } from 'preact';
import { usePageContext, withQuery } from '../../core/page-context.ts';

const WIDTH = 1100;
const LEFT = 92;
const ROW = 46;
const TOP = 22;

interface TimelineProps {
  readonly editions: readonly EditionItem[];
  readonly today: string;
  readonly words: Words;
}

const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** The editions of each cadence on a time axis, with links. */
export function Timeline({ editions, today, words }: TimelineProps): JSX.Element {
  const { format, href, words: shared } = usePageContext();
  const first = Math.min(...editions.map(({ from }) => dayOf(from)));
  const last = dayOf(today);
  const x = (day: number): number =>
    Math.round(LEFT + ((Math.min(day, last) - first) / (last - first)) * (WIDTH - LEFT));
  const bottom = TOP + ROW * CADENCES.length;
  const years = Array.from(
    { length: Number(today.slice(0, 4)) - new Date(first).getUTCFullYear() },
    (_, index) => new Date(first).getUTCFullYear() + 1 + index,
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by the keyboard.
    // biome-ignore lint/a11y/useSemanticElements: a region that is named by what it shows.
    <div class="timeline" role="region" aria-label={words.drawn} tabIndex={0}>
      <svg viewBox={`0 0 ${WIDTH} ${bottom + 6}`} width={WIDTH} height={bottom + 6}>
        <title>{words.drawn}</title>
        {years.map((year) => {
          const at = x(dayOf(`${year}-01-01`));
          return (
            <g key={year}>
              <line class="timeline-year" x1={at} x2={at} y1={TOP - 4} y2={bottom} />
              {year % 5 === 0 && (
                <text class="timeline-label" x={at} y={12} text-anchor="middle">
                  {year}
                </text>
              )}
            </g>
          );
        })}
        {CADENCES.map((cadence, row) => (
          <g key={cadence}>
            <text class="timeline-cadence" x={0} y={TOP + row * ROW + 27}>
              {shared.cadences[cadence]}
            </text>
            {editions
              .filter((edition) => edition.cadence === cadence)
              .map(({ id, from, until }) => {
                const start = x(dayOf(from));
                const width = Math.max(4, (until === null ? WIDTH : x(dayOf(until))) - start - 2);
                const name = words.names.edition(format.date(from));
                return (
                  <a
                    key={id}
                    href={href(
                      withQuery(`/regulations/${id}`, { cadence: cadence === 'standard' ? null : cadence }),
                    )}
                    aria-label={`${shared.cadences[cadence]}${format.comma}${name}`}
                  >
                    <title>{name}</title>
                    <rect
                      class={until === null ? 'timeline-edition timeline-now' : 'timeline-edition'}
                      x={start}
                      y={TOP + row * ROW + 8}
                      width={width}
                      height={30}
                    />
                    {width > 44 && (
                      <text class="timeline-name" x={start + 7} y={TOP + row * ROW + 27}>
                        {id.slice(0, 4)}
                      </text>
                    )}
                  </a>
                );
              })}
          </g>
        ))}
      </svg>
    </div>
  );
}
