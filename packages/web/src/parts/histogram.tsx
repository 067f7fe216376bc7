import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { usePlace } from '../place.ts';

export interface Bin {
  /** What is counted: `+10 to +19`. */
  readonly label: string;
  readonly count: number;
  /** Under the bar, where there is room: a part of the bins has one. */
  readonly tick?: string;
}

const HEIGHT = 160;
const ROOM_ABOVE = 18;
const ROOM_BELOW = 24;

/** How often what occurs. The figures themselves are in the text for those who do not see the bars. */
export function Histogram({
  label,
  bins,
}: {
  readonly label: string;
  readonly bins: readonly Bin[];
}): JSX.Element {
  const { format } = usePlace();
  const id = useId();
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const width = 100 / Math.max(1, bins.length);
  const percent = (value: number): string => `${value.toFixed(3)}%`;
  const said = bins
    .filter(({ count }) => count > 0)
    .map((bin) => `${bin.label}: ${format.number(bin.count)}`);
  return (
    <figure class="histogram">
      <svg role="img" aria-labelledby={id} width="100%" height={HEIGHT + ROOM_ABOVE + ROOM_BELOW}>
        <title id={id}>{`${label}. ${said.join('; ')}`}</title>
        {bins.map(({ label: name, count, tick }, index) => {
          const height = (count / most) * HEIGHT;
          const y = ROOM_ABOVE + HEIGHT - height;
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
              {count === most && (
                <text x={middle} y={y - 5} text-anchor="middle">
                  {format.number(count)}
                </text>
              )}
              {tick !== undefined && (
                <text
                  // The outermost stay within the figure.
                  x={index === 0 ? 0 : index === bins.length - 1 ? '100%' : middle}
                  y={ROOM_ABOVE + HEIGHT + 17}
                  text-anchor={index === 0 ? 'start' : index === bins.length - 1 ? 'end' : 'middle'}
                >
                  {tick}
                </text>
              )}
            </g>
          );
        })}
        <line x1="0" x2="100%" y1={ROOM_ABOVE + HEIGHT} y2={ROOM_ABOVE + HEIGHT} class="axis" />
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
}
