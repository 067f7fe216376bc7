import type { FederationsView } from '@eloquence/api';
import type { JSX } from 'preact';
import { Button, Choice, Field, FilterForm } from '../../parts/form.tsx';
import { usePlace } from '../../place.ts';
import { AGES, type AgeGroup, TITLES } from './query.ts';
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
  const { words: shared } = usePlace();
  const select = (
    name: string,
    label: string,
    options: readonly (readonly [string, string])[],
    none: string = words.all,
  ): JSX.Element => <Choice name={name} label={label} value={chosen[name]} none={none} options={options} />;
  return (
    <FilterForm action={action} label={words.filters}>
      {select(
        'federation',
        shared.columns.federation,
        federations.map(({ federation }) => [federation, federation]),
      )}
      {select('sex', words.sex, [
        ['F', words.women],
        ['M', words.men],
      ])}
      {select(
        'title',
        shared.columns.title,
        TITLES.map((title) => [title, title]),
      )}
      {select(
        'age',
        words.age,
        (Object.keys(AGES) as AgeGroup[]).map((group) => [group, words.ages[group]]),
      )}
      {select('active', words.activity, [['1', words.onlyActive]])}
      {select(
        'order',
        words.order,
        [
          ['gain', words.byGain],
          ['loss', words.byLoss],
        ],
        words.byRating,
      )}
      <Field label={words.go} hint={words.goHint}>
        {(control) => (
          <input {...control} type="search" name="go" value={go} maxLength={100} autoComplete="off" />
        )}
      </Field>
      {chosen.revision !== undefined && <input type="hidden" name="revision" value={chosen.revision} />}
      <Button type="submit">{words.show}</Button>
    </FilterForm>
  );
}
