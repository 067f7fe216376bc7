import { type ComponentChildren, Fragment, type JSX } from 'preact';
import { usePageContext } from '../core/page-context.ts';
import { FilterForm, FilterSelect, type FilterSelectProps } from './form.tsx';

export interface Filter {
  readonly name: string;
  readonly field: ComponentChildren;
  /** Its value as text; undefined: not set. */
  readonly valueText: string | undefined;
}

export function selectFilter(props: FilterSelectProps): Filter {
  const { name, value, options } = props;
  if (value === undefined || value === '')
    return { name, field: <FilterSelect {...props} />, valueText: undefined };
  const set = options.find(([each]) => each === value);
  // A URL may contain a value that no row has: show it as an option.
  if (set === undefined)
    return {
      name,
      field: <FilterSelect {...props} options={[...options, [value, value]]} />,
      valueText: value,
    };
  return { name, field: <FilterSelect {...props} />, valueText: set[1] };
}

interface CollapsibleFiltersProps {
  /** Path below the base path. */
  readonly action: string;
  readonly label: string;
  /** Default: "Filters". */
  readonly title?: string;
  /** A search field, always visible. */
  readonly search?: ComponentChildren;
  readonly button: ComponentChildren;
  readonly filters: readonly Filter[];
  /** How many rows match. */
  readonly count?: number;
  /** More than `count` rows match. */
  readonly isMore?: boolean;
  /** The URL without the filters, made with `href`. */
  readonly clearHref: string;
  /** Hidden fields for the query parameters to keep. */
  readonly children?: ComponentChildren;
}

/** A filter form; on a phone the filters collapse into one line, so that the results start on the first screen. */
export function CollapsibleFilters(props: CollapsibleFiltersProps): JSX.Element {
  const { action, label, search, button, filters, clearHref, children, count, isMore = false } = props;
  const { words, format } = usePageContext();
  const title = props.title ?? words.filters.title;
  const values = filters.flatMap(({ valueText }) => valueText ?? []);
  return (
    <FilterForm action={action} label={label} isCollapsible>
      {children}
      {search !== undefined && (
        <div class="filters-search">
          {search}
          {button}
        </div>
      )}
      <details class="filters-fold open-where-wide">
        <summary>
          {values.length === 0 ? title : words.filters.set(title, values.length)}
          {values.length > 0 && <span class="filters-said">{values.join(' · ')}</span>}
        </summary>
        <div class="filters">
          {filters.map(({ name, field }) => (
            <Fragment key={name}>{field}</Fragment>
          ))}
          {search === undefined && button}
          {values.length > 0 && (
            <p class="filters-without">
              {count !== undefined && (
                <strong>
                  {isMore
                    ? words.filters.moreMatches(format.number(count))
                    : words.filters.matches(count, format.number(count))}
                </strong>
              )}{' '}
              <a href={clearHref}>{words.filters.remove}</a>
            </p>
          )}
        </div>
      </details>
    </FilterForm>
  );
}
