import { type ComponentChildren, Fragment, type JSX } from 'preact';
import { usePlace } from '../place.ts';
import { Choice, type ChoiceProps, FilterForm } from './form.tsx';

/** One thing rows can be chosen by. */
export interface Filter {
  readonly name: string;
  readonly field: ComponentChildren;
  /** What it is set to, in words; undefined: it lets everything through. */
  readonly said: string | undefined;
}

/** A filter that is one of several. */
export function choice(props: ChoiceProps): Filter {
  const { name, value, options } = props;
  if (value === undefined || value === '') return { name, field: <Choice {...props} />, said: undefined };
  const set = options.find(([each]) => each === value);
  // An address may ask for what nothing here has: it is shown as it was asked for.
  if (set === undefined)
    return { name, field: <Choice {...props} options={[...options, [value, value]]} />, said: value };
  return { name, field: <Choice {...props} />, said: set[1] };
}

interface FoldedFiltersProps {
  /** Path below the base path. */
  readonly action: string;
  readonly label: string;
  /** What the line that unfolds them is called, if not "Filters". */
  readonly title?: string;
  /** What stays in sight: a name to look for. */
  readonly search?: ComponentChildren;
  readonly button: ComponentChildren;
  readonly filters: readonly Filter[];
  /** The address without the filters, made with `href`. */
  readonly without: string;
  /** What else the address says, and keeps. */
  readonly children?: ComponentChildren;
}

/**
 * A form whose filters are folded on a phone, so that what was asked for begins on the first screen; the line that
 * unfolds them says what they are set to. Where there is room they stand open.
 */
export function FoldedFilters(props: FoldedFiltersProps): JSX.Element {
  const { action, label, search, button, filters, without, children } = props;
  const { words } = usePlace();
  const title = props.title ?? words.filters.title;
  const said = filters.flatMap((filter) => filter.said ?? []);
  return (
    <FilterForm action={action} label={label} isFolded>
      {children}
      {search !== undefined && (
        <div class="filters-search">
          {search}
          {button}
        </div>
      )}
      <details class="filters-fold open-where-wide">
        <summary>
          {said.length === 0 ? title : words.filters.set(title, said.length)}
          {said.length > 0 && <span class="filters-said">{said.join(' · ')}</span>}
        </summary>
        <div class="filters">
          {filters.map(({ name, field }) => (
            <Fragment key={name}>{field}</Fragment>
          ))}
          {search === undefined && button}
        </div>
        {said.length > 0 && (
          <p class="filters-without">
            <a href={without}>{words.filters.remove}</a>
          </p>
        )}
      </details>
    </FilterForm>
  );
}
