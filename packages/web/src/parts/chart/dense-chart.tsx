import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import 'uplot/dist/uPlot.min.css';

interface DenseChartProps {
  readonly label: string;
  /** In ascending order. */
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** What x is. Times are in seconds. */
  readonly isTime?: boolean;
}

const HEIGHT = 300;

/** Thousands of points: drawn on a canvas by uPlot, which is fetched when the chart is shown. `Chart` is for less. */
export function DenseChart({ label, x, y, isTime = false }: DenseChartProps): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current as HTMLDivElement;
    let end = (): void => {};
    let isGone = false;
    const draw = async (): Promise<void> => {
      const { default: UPlot } = await import('uplot');
      if (isGone) return;
      const colour = (name: string): string => getComputedStyle(element).getPropertyValue(name);
      const axis = {
        stroke: colour('color'),
        grid: { stroke: '#8883', width: 1 },
        ticks: { stroke: '#8883' },
      };
      const plot = new UPlot(
        {
          width: element.clientWidth,
          height: HEIGHT,
          legend: { show: false },
          scales: { x: { time: isTime } },
          axes: [axis, axis],
          series: [{}, { label, stroke: colour('accent-color'), width: 1.5 }],
        },
        [[...x], [...y]],
        element,
      );
      const sized = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: HEIGHT }));
      sized.observe(element);
      end = () => {
        sized.disconnect();
        plot.destroy();
      };
    };
    void draw();
    return () => {
      isGone = true;
      end();
    };
  }, [x, y, label, isTime]);
  return <div ref={place} class="dense-chart" role="img" aria-label={label} />;
}
