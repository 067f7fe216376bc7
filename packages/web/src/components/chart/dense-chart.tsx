import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import 'uplot/dist/uPlot.min.css';

interface DenseChartProps {
  readonly label: string;
  /** In ascending order. */
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** x is a time in seconds. */
  readonly isTime?: boolean;
}

const HEIGHT = 300;

/** For thousands of points: uPlot draws them on a canvas and is loaded on demand. For fewer points use `Chart`. */
export function DenseChart({ label, x, y, isTime = false }: DenseChartProps): JSX.Element {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = container.current as HTMLDivElement;
    let destroy = (): void => {};
    let isUnmounted = false;
    const draw = async (): Promise<void> => {
      const { default: UPlot } = await import('uplot');
      if (isUnmounted) return;
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
      const resizing = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: HEIGHT }));
      resizing.observe(element);
      destroy = () => {
        resizing.disconnect();
        plot.destroy();
      };
    };
    void draw();
    return () => {
      isUnmounted = true;
      destroy();
    };
  }, [x, y, label, isTime]);
  return <div ref={container} class="dense-chart" role="img" aria-label={label} />;
}
