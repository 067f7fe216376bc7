import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { usePageContext } from '../core/page-context.ts';

export interface Bin {
  /** `+10 to +19` */
  readonly label: string;
  readonly count: number;
  /** Under the bar where there is room: a short label. */
  readonly range: string;
  /** The label under the bar where there is no room for the whole one; only some bins have one. */
  readonly tick?: string;
}

const HEIGHT = 160;
const SPACE_ABOVE = 18;
const SPACE_BELOW = 24;

/** A bar chart of counts; its title holds them all for screen readers. */
export function Histogram({
  label,
  bins,
}: {
  readonly label: string;
  readonly bins: readonly Bin[];
}): JSX.Element {
  const { format } = usePageContext();
  const id = useId();
  const max = Math.max(1, ...bins.map(({ count }) => count));
  const width = 100 / Math.max(1, bins.length);
  const percent = (value: number): string => `${value.toFixed(3)}%`;
  const counts = bins
    .filter(({ count }) => count > 0)
    .map((bin) => `${bin.label}: ${format.number(bin.count)}`);
  return (
    <figure class="histogram">
      <svg role="img" aria-labelledby={id} width="100%" height={HEIGHT + SPACE_ABOVE + SPACE_BELOW}>
        <title id={id}>{`${label}. ${counts.join('; ')}`}</title>
        {bins.map(({ label: name, range, count, tick }, index) => {
          const height = (count / max) * HEIGHT;
          const y = SPACE_ABOVE + HEIGHT - height;
          const middle = percent((index + 0.5) * width);
          return (
            <g key={name}>
              <rect
                x={percent(index * width + width * 0.08)}
                y={y}
                width={percent(width * 0.84)}
                height={height}
                class="bar"
              >
                <title>{`${name}: ${format.number(count)}`}</title>
              </rect>
              {count > 0 && (
                <text x={middle} y={y - 5} text-anchor="middle">
                  {format.number(count)}
                </text>
              )}
              <text class="tick-wide" x={middle} y={SPACE_ABOVE + HEIGHT + 17} text-anchor="middle">
                {range}
              </text>
              {tick !== undefined && (
                <text
                  class="tick-narrow"
                  // The first and last labels stay inside the figure.
                  x={index === 0 ? 0 : index === bins.length - 1 ? '100%' : middle}
                  y={SPACE_ABOVE + HEIGHT + 17}
                  text-anchor={index === 0 ? 'start' : index === bins.length - 1 ? 'end' : 'middle'}
                >
                  {tick}
                </text>
              )}
            </g>
          );
        })}
        <line x1="0" x2="100%" y1={SPACE_ABOVE + HEIGHT} y2={SPACE_ABOVE + HEIGHT} class="axis" />
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
}
