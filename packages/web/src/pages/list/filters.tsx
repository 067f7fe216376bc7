import type { FederationsView } from '@eloquence/api';
import type { JSX } from 'preact';
import { choice, type Filter, FoldedFilters } from '../../parts/filters.tsx';
import { Button, Field } from '../../parts/form.tsx';
import { personFilters } from '../../parts/persons.ts';
import { usePlace, withQuery } from '../../place.ts';
import { AGES, type AgeGroup } from './query.ts';
import type { Words } from './words.en.ts';

interface FiltersProps {
  readonly action: string;
  readonly chosen: Readonly<Record<string, string>>;
  readonly federations: FederationsView['items'];
  readonly words: Words;
  readonly go: string;
}

/** Whom to show, and where to begin. A choice takes effect at once where the page is alive. */
export function Filters({ action, chosen, federations, words, go }: FiltersProps): JSX.Element {
  const place = usePlace();
  const { href } = place;
  const { revision } = chosen;
  const filter = (
    name: string,
    label: string,
    options: readonly (readonly [string, string])[],
    none: string = words.all,
  ): Filter => choice({ name, label, value: chosen[name], none, options });
  return (
    <FoldedFilters
      action={action}
      label={words.filters}
      without={href(withQuery(action, { revision: revision ?? null }))}
      title={words.fold}
      button={<Button type="submit">{words.show}</Button>}
      filters={[
        ...personFilters(
          chosen,
          federations.map(({ federation }) => federation),
          place,
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
          said: go === '' ? undefined : go,
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
      {revision !== undefined && <input type="hidden" name="revision" value={revision} />}
    </FoldedFilters>
  );
}
