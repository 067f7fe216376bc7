import { CADENCES } from '@eloquence/rating';
import type { CalculatorWords } from '@eloquence/words/en/web/calculators';
import type { JSX } from 'preact';
import { Field } from '../components/form.tsx';
import { usePageContext } from '../core/page-context.ts';
import type { Fields } from './fields.ts';
import { editionsFor, readRules } from './rules.ts';
import type { SetFields } from './use-form-fields.ts';

interface RulesFieldsProps {
  readonly words: CalculatorWords;
  readonly fields: Fields;
  readonly change: SetFields;
  /** Label of the default edition, if dates decide it; null: the newest. */
  readonly byDate: string | null;
}

/** Cadence, edition, and FIDE's practice where it differs from the text. */
export function RulesFields({ words, fields, change, byDate }: RulesFieldsProps): JSX.Element {
  const { format } = usePageContext();
  const { cadence, edition, applied } = readRules(fields);
  const editions = editionsFor(cadence);
  const candidates = edition === null ? (byDate === null ? editions.slice(0, 1) : editions) : [edition];
  const hasVariants = applied || candidates.some(({ variants }) => variants.length > 0);
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
