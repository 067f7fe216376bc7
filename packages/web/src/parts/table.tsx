import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';

export interface Column<Row> {
  readonly key: string;
  readonly head: ComponentChildren;
  readonly cell: (row: Row, index: number) => ComponentChildren;
  /** Figures stand at the end. */
  readonly align?: 'start' | 'end' | 'center';
  /** Its words and dates are not broken across lines, in Chinese either. */
  readonly isUnbroken?: boolean;
  /** What can be missed where there is little room. */
  readonly wideOnly?: boolean;
  /** The column that says what the row is about: it stays in sight when the others are scrolled. */
  readonly isRowHead?: boolean;
}

interface TableProps<Row> {
  readonly caption: ComponentChildren;
  /** The heading before it says the same. */
  readonly isCaptionHidden?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row, index: number) => string;
  readonly rowClass?: (row: Row) => string | undefined;
  /** Where the address may point: `#rank-12`. */
  readonly rowId?: (row: Row) => string | undefined;
  readonly foot?: ComponentChildren;
}

/** A table in a region of its own, so that only it is scrolled where it is too wide. */
export function Table<Row>(props: TableProps<Row>): JSX.Element {
  const { caption, isCaptionHidden = false, columns, rows, rowKey, rowClass, rowId, foot } = props;
  const id = useId();
  const lastNarrow = columns.findLast(({ wideOnly }) => wideOnly !== true);
  const classOf = (column: Column<Row>): string | undefined =>
    classesOf(column, column === lastNarrow && column !== columns.at(-1));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by the keyboard.
    // biome-ignore lint/a11y/useSemanticElements: a region that is named by the caption of its table.
    <div class="table-region" role="region" aria-labelledby={id} tabIndex={0}>
      <table>
        <caption id={id} class={isCaptionHidden ? 'visually-hidden' : undefined}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" class={classOf(column)}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowKey(row, index)} id={rowId?.(row)} class={rowClass?.(row)}>
              {columns.map((column) =>
                column.isRowHead ? (
                  <th key={column.key} scope="row" class={classOf(column)}>
                    {column.cell(row, index)}
                  </th>
                ) : (
                  <td key={column.key} class={classOf(column)}>
                    {column.cell(row, index)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        {foot !== undefined && <tfoot>{foot}</tfoot>}
      </table>
    </div>
  );
}

function classesOf<Row>(
  { align, isUnbroken, wideOnly, isRowHead }: Column<Row>,
  isLastNarrow: boolean,
): string | undefined {
  const names = [
    align === 'end' && 'figure',
    align === 'center' && 'centre',
    isUnbroken && 'unbroken',
    wideOnly && 'wide-only',
    isRowHead && 'row-head',
    // The last that a phone shows ends where the rule does.
    isLastNarrow && 'last-narrow',
  ].filter(Boolean);
  return names.length === 0 ? undefined : names.join(' ');
}
