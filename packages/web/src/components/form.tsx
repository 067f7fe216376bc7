import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { usePageContext } from '../core/page-context.ts';

type ButtonProps = JSX.IntrinsicElements['button'] & {
  /** `main`: the primary action. `final`: it cannot be undone. */
  readonly kind?: 'main' | 'plain' | 'final';
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

/** What a field passes to its control. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
  readonly required: boolean;
}

interface FieldProps {
  readonly label: ComponentChildren;
  readonly hint?: ComponentChildren;
  readonly error?: ComponentChildren;
  readonly isRequired?: boolean;
  /** `(props) => <input name="q" {...props} />` */
  readonly children: (props: ControlProps) => ComponentChildren;
}

/** A control with its label, hint and error. */
export function Field({ label, hint, error, isRequired = false, children }: FieldProps): JSX.Element {
  const { words } = usePageContext();
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(
    Boolean,
  );
  return (
    <div class={error === undefined ? 'field' : 'field field-wrong'}>
      <label for={id}>
        <span class="label-text">{label}</span>
        {isRequired && <span class="faint">{words.aside(words.required)}</span>}
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

interface TickProps {
  readonly label: string;
  /** The checkbox. */
  readonly children: JSX.Element;
}

/** A checkbox with its label. */
export function Tick({ label, children }: TickProps): JSX.Element {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is a child.
    <label class="tick">
      {children}
      <span class="label-text">{label}</span>
    </label>
  );
}

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
  /** Set by `CollapsibleFilters`. */
  readonly isCollapsible?: boolean;
  readonly children: ComponentChildren;
}

/** A GET form: the filters become the query of the URL. */
export function FilterForm({ action, label, isCollapsible = false, children }: FilterFormProps): JSX.Element {
  const { basePath, pinned } = usePageContext();
  return (
    <form
      class={isCollapsible ? 'folded-filters' : 'filters'}
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
  /** The empty option; without it a value is required. */
  readonly none?: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChange?: (value: string, select: HTMLSelectElement) => void;
}

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

export type FilterSelectProps = Omit<SelectProps, 'onChange'> & {
  readonly name: string;
  readonly none: string;
};

/** A select in a filter form; submits the form when it changes. */
export function FilterSelect(props: FilterSelectProps): JSX.Element {
  return <Select {...props} onChange={(_value, { form }) => form?.requestSubmit()} />;
}

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ComponentChildren;
  readonly children: ComponentChildren;
  /** Buttons beside Cancel. */
  readonly actions?: ComponentChildren;
  /** For what cannot be undone: an early Enter cancels. */
  readonly focusCancel?: boolean;
}

/** A modal dialog. */
export function Dialog(props: DialogProps): JSX.Element {
  const { isOpen, onClose, title, children, actions, focusCancel = false } = props;
  const { words } = usePageContext();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // In a layout effect: the late close event of a dialog before would close one that opens later.
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
      // The close event comes late: the dialog may be open again.
      onClose={() => dialog.current?.open || onClose()}
    >
      <h2 id={id}>{title}</h2>
      {children}
      <div class="dialog-actions">
        {actions}
        <Button onClick={onClose} autofocus={focusCancel}>
          {words.cancel}
        </Button>
      </div>
    </dialog>
  );
}
