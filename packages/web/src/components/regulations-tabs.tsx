import type { EditionNames } from '@eloquence/words/en/web/edition-names';
import type { JSX } from 'preact';
import { usePageContext } from '../core/page-context.ts';
import { Tabs } from './layout.tsx';

const PATHS = {
  guide: '/how-ratings-work',
  timeline: '/regulations',
  compare: '/regulations/compare',
  tables: '/regulations/tables',
  disputes: '/disputes',
} as const;

export function RegulationsTabs({
  current,
  names,
}: {
  readonly current: keyof typeof PATHS | null;
  readonly names: EditionNames;
}): JSX.Element {
  const { href } = usePageContext();
  return (
    <Tabs
      label={names.label}
      tabs={(Object.keys(PATHS) as (keyof typeof PATHS)[]).map((name) => ({
        href: href(PATHS[name]),
        label: names.pages[name],
        isCurrent: name === current,
      }))}
    />
  );
}
