import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { usePlace } from '../place.ts';

type ButtonProps = JSX.IntrinsicElements['button'] & {
  /** `main`: the one thing to do here. `final`: it cannot be undone. */
  readonly kind?: 'main' | 'plain' | 'final';
  /** Under way: it cannot be pressed again. */
  readonly isBusy?: boolean;
};

export function Button({ kind = 'plain', isBusy = false, children, ...others }: ButtonProps): JSX.Element {
  return (
    <button
      type="button"
      {...others}
      class={`button button-${kind}`}
      aria-disabled={isBusy}
      disabled={isBusy || others.disabled}
    >
      {children}
    </button>
  );
}

/** What a control gets from its field. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
  readonly required: boolean;
}

interface FieldProps {
  readonly label: ComponentChildren;
  readonly hint?: ComponentChildren;
  /** What is wrong with what was given. */
  readonly error?: ComponentChildren;
  readonly isRequired?: boolean;
  /** `(props) => <input name="q" {...props} />` */
  readonly children: (props: ControlProps) => ComponentChildren;
}

/** A control with its label, its hint and what is wrong with it. */
export function Field({ label, hint, error, isRequired = false, children }: FieldProps): JSX.Element {
  const { words } = usePlace();
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(
    Boolean,
  );
  return (
    <div class={error === undefined ? 'field' : 'field field-wrong'}>
      <label for={id}>
        <span class="label-text">{label}</span>
        {isRequired && <span class="faint"> ({words.required})</span>}
      </label>
      {children({
        id,
        'aria-describedby': described.length === 0 ? undefined : described.join(' '),
        'aria-invalid': error === undefined ? undefined : true,
        required: isRequired,
      })}
      {hint !== undefined && (
        <p class="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p class="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** A name to look for, as the address has it: `q`. */
export function SearchField(props: {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
}): JSX.Element {
  const { value, ...field } = props;
  return (
    <Field {...field}>
      {(control) => (
        <input {...control} type="search" name="q" value={value} maxLength={100} autoComplete="off" />
      )}
    </Field>
  );
}

interface FilterFormProps {
  /** Path below the base path. */
  readonly action: string;
  readonly label: string;
  /** Its filters are folded where there is little room: `FoldedFilters`. */
  readonly isFolded?: boolean;
  readonly children: ComponentChildren;
}

/** A form that asks for a page: what is chosen stands in the address. */
export function FilterForm({ action, label, isFolded = false, children }: FilterFormProps): JSX.Element {
  const { basePath, pinned } = usePlace();
  return (
    <form
      class={isFolded ? 'folded-filters' : 'filters'}
      method="get"
      action={`${basePath}${action}`}
      aria-label={label}
    >
      {pinned !== null && <input type="hidden" name="lang" value={pinned} />}
      {children}
    </form>
  );
}

interface SelectProps {
  readonly name?: string;
  readonly label: ComponentChildren;
  readonly hint?: ComponentChildren;
  readonly value?: string | undefined;
  /** What stands for no choice; without it one has to be chosen. */
  readonly none?: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChange?: (value: string, select: HTMLSelectElement) => void;
}

/** One of several. */
export function Select(props: SelectProps): JSX.Element {
  const { name, label, hint, value, none, options, onChange } = props;
  return (
    <Field label={label} {...(hint !== undefined && { hint })}>
      {(control) => (
        <select
          {...control}
          name={name}
          onChange={({ currentTarget }) => onChange?.(currentTarget.value, currentTarget)}
        >
          {none !== undefined && <option value="">{none}</option>}
          {options.map(([each, text]) => (
            <option key={each} value={each} selected={each === value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export type ChoiceProps = Omit<SelectProps, 'onChange'> & { readonly name: string; readonly none: string };

/** One of several in a form of filters. It takes effect at once where the page is alive. */
export function Choice(props: ChoiceProps): JSX.Element {
  return <Select {...props} onChange={(_value, { form }) => form?.requestSubmit()} />;
}

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ComponentChildren;
  readonly children: ComponentChildren;
  /** The buttons; one that closes it is always there. */
  readonly actions?: ComponentChildren;
  /** What is asked for cannot be undone: a key pressed too soon closes the question. */
  readonly isCautious?: boolean;
}

/** A question that must be answered before anything else is done. Escape closes it. */
export function Dialog(props: DialogProps): JSX.Element {
  const { isOpen, onClose, title, children, actions, isCautious = false } = props;
  const { words } = usePlace();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Before anything else can happen: a question that is still to open would be closed by the end of the one before.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (isOpen && !current?.open) current?.showModal();
    if (!isOpen && current?.open) current.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      class="dialog"
      aria-labelledby={id}
      onCancel={({ target, currentTarget }) => target === currentTarget && onClose()}
      // It comes late: whoever has opened it again by then keeps it.
      onClose={() => dialog.current?.open || onClose()}
    >
      <h2 id={id}>{title}</h2>
      {children}
      <div class="dialog-actions">
        {actions}
        <Button onClick={onClose} autofocus={isCautious}>
          {words.cancel}
        </Button>
      </div>
    </dialog>
  );
}
