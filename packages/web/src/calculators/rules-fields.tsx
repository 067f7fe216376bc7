import { CADENCES } from '@eloquence/rating';
import type { JSX } from 'preact';
import { Field } from '../parts/form.tsx';
import { usePlace } from '../place.ts';
import type { Fields } from './fields.ts';
import { editionsFor, rulesOf } from './rules.ts';
import type { Change } from './use-fields.ts';
import type { CalculatorWords } from './words.en.ts';

interface RulesFieldsProps {
  readonly words: CalculatorWords;
  readonly fields: Fields;
  readonly change: Change;
  /** In words: the date that says which edition counts. Null: the newest does. */
  readonly byDate: string | null;
}

/** By which rules: the cadence, the edition, and the text or FIDE's practice where the two differ. */
export function RulesFields({ words, fields, change, byDate }: RulesFieldsProps): JSX.Element {
  const { format } = usePlace();
  const { cadence, edition, applied } = rulesOf(fields);
  const editions = editionsFor(cadence);
  const inQuestion = edition === null ? (byDate === null ? editions.slice(0, 1) : editions) : [edition];
  const hasVariants = applied || inQuestion.some(({ variants }) => variants.length > 0);
  return (
    <div class="calculator-rules">
      <Field label={words.fields.cadence}>
        {(control) => (
          <select
            {...control}
            name="cadence"
            onChange={({ currentTarget }) => change({ cadence: currentTarget.value, edition: '' })}
          >
            {CADENCES.map((each) => (
              <option key={each} value={each} selected={each === cadence}>
                {words.engine.cadences[each]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={words.fields.edition}>
        {(control) => (
          <select
            {...control}
            name="edition"
            onChange={({ currentTarget }) => change({ edition: currentTarget.value })}
          >
            <option value="" selected={edition === null}>
              {byDate ?? words.fields.newest(format.editions(editions[0]?.id ?? ''))}
            </option>
            {editions.map(({ id }) => (
              <option key={id} value={id} selected={id === edition?.id}>
                {format.editions(id)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {hasVariants && (
        <label class="calculator-check">
          <input
            type="checkbox"
            name="applied"
            value="1"
            checked={applied}
            onChange={({ currentTarget }) => change({ applied: currentTarget.checked ? '1' : '' })}
          />
          {words.fields.applied}
        </label>
      )}
    </div>
  );
}
