import type { JSX } from 'preact';
import { usePlace } from '../place.ts';
import type { EditionNames } from './edition-names.en.ts';
import { Tabs } from './layout.tsx';

const ADDRESSES = {
  timeline: '/regulations',
  compare: '/regulations/compare',
  tables: '/regulations/tables',
  disputes: '/disputes',
} as const;

/** From one page about the regulations to the others. */
export function RegulationsTabs({
  current,
  names,
}: {
  readonly current: keyof typeof ADDRESSES | null;
  readonly names: EditionNames;
}): JSX.Element {
  const { href } = usePlace();
  return (
    <Tabs
      label={names.label}
      tabs={(Object.keys(ADDRESSES) as (keyof typeof ADDRESSES)[]).map((name) => ({
        href: href(ADDRESSES[name]),
        label: names.pages[name],
        isCurrent: name === current,
      }))}
    />
  );
}
