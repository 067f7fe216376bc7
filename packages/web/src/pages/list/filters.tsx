import type { FederationsView } from '@eloquence/api';
import type { AgeGroup, Words } from '@eloquence/words/en/web/pages/list';
import type { JSX } from 'preact';
import { CollapsibleFilters, type Filter, selectFilter } from '../../components/filters.tsx';
import { Button, Field } from '../../components/form.tsx';
import { playerFilters } from '../../components/player-filters.ts';
import { usePageContext, withQuery } from '../../core/page-context.ts';
import { AGES } from './query.ts';

interface FiltersProps {
  readonly action: string;
  readonly chosen: Readonly<Record<string, string>>;
  readonly federations: FederationsView['items'];
  readonly words: Words;
  readonly go: string;
  /** How many players match. */
  readonly count: number;
}

export function Filters({ action, chosen, federations, words, go, count }: FiltersProps): JSX.Element {
  const context = usePageContext();
  const { href } = context;
  const { revision, kind } = chosen;
  const filter = (
    name: string,
    label: string,
    options: readonly (readonly [string, string])[],
    none: string = words.all,
  ): Filter => selectFilter({ name, label, value: chosen[name], none, options });
  return (
    <CollapsibleFilters
      action={action}
      label={words.filters}
      clearHref={href(withQuery(action, { kind: kind ?? null, revision: revision ?? null }))}
      title={words.fold}
      count={count}
      button={<Button type="submit">{words.show}</Button>}
      filters={[
        ...playerFilters(
          chosen,
          federations.map(({ federation }) => federation),
          context,
          'active',
        ),
        filter(
          'age',
          words.age,
          (Object.keys(AGES) as AgeGroup[]).map((group) => [group, words.ages[group]]),
        ),
        filter(
          'order',
          words.order,
          [
            ['gain', words.byGain],
            ['loss', words.byLoss],
          ],
          words.byRating,
        ),
        {
          name: 'go',
          valueText: go === '' ? undefined : go,
          field: (
            <Field label={words.go} hint={words.goHint}>
              {(control) => (
                <input {...control} type="search" name="go" value={go} maxLength={100} autoComplete="off" />
              )}
            </Field>
          ),
        },
      ]}
    >
      {kind !== undefined && <input type="hidden" name="kind" value={kind} />}
      {revision !== undefined && <input type="hidden" name="revision" value={revision} />}
    </CollapsibleFilters>
  );
}
