import type { JSX, TargetedInputEvent } from 'preact';
import { Field } from '../components/form.tsx';
import type { Fields } from './fields.ts';
import type { SetFields } from './use-form-fields.ts';

interface InputFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly kind?: 'number' | 'text' | 'date';
  readonly fields: Fields;
  readonly change: SetFields;
  /** The invalid field. */
  readonly wrong: string | null;
}

/** Numbers are text inputs with a numeric keyboard, so that invalid input stays as typed. */
export function InputField(props: InputFieldProps): JSX.Element {
  const { name, label, hint, kind = 'number', fields, change, wrong } = props;
  return (
    <Field label={label} {...(hint !== undefined && { hint })}>
      {(control) => {
        const shared = {
          ...control,
          name,
          value: fields[name] ?? '',
          'aria-invalid': wrong === name || undefined,
          onInput: ({ currentTarget }: TargetedInputEvent<HTMLInputElement>) =>
            change({ [name]: currentTarget.value }),
        };
        if (kind === 'date') return <input type="date" {...shared} />;
        const digits = kind === 'number' && ({ inputMode: 'numeric' } as const);
        return <input type="text" maxLength={1000} autoComplete="off" {...shared} {...digits} />;
      }}
    </Field>
  );
}
