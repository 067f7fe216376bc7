import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';

export interface Column<Row> {
  readonly key: string;
  readonly head: ComponentChildren;
  readonly cell: (row: Row, index: number) => ComponentChildren;
  /** `end` for numbers. */
  readonly align?: 'start' | 'end' | 'center';
  /** No line breaks inside words and dates, in Chinese too. */
  readonly noWrap?: boolean;
  /** Hidden on narrow screens. */
  readonly wideOnly?: boolean;
  /** The header cell of the row: stays visible while the others scroll. */
  readonly isRowHead?: boolean;
}

interface TableProps<Row> {
  readonly caption: ComponentChildren;
  /** Set where a heading says the same. */
  readonly isCaptionHidden?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row, index: number) => string;
  readonly rowClass?: (row: Row) => string | undefined;
  /** The anchor of a row: `#rank-12`. */
  readonly rowId?: (row: Row) => string | undefined;
  readonly foot?: ComponentChildren;
  /** `fits`: on a phone too, so that its head stays in view; `wide`: scrolls even on a wide screen. */
  readonly width?: 'fits' | 'wide';
  /** Low rows on a wide screen. */
  readonly isDense?: boolean;
}

/** A table in a region of its own: where it is too wide, it scrolls and the page does not. */
export function Table<Row>(props: TableProps<Row>): JSX.Element {
  const { caption, isCaptionHidden = false, columns, rows, rowKey, rowClass, rowId, foot } = props;
  const { width, isDense = false } = props;
  const id = useId();
  const lastNarrow = columns.findLast(({ wideOnly }) => wideOnly !== true);
  const classOf = (column: Column<Row>): string | undefined =>
    classesOf(column, column === lastNarrow && column !== columns.at(-1));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by the keyboard.
    // biome-ignore lint/a11y/useSemanticElements: a region that is named by the caption of its table.
    <div class={regionClass(width, isDense)} role="region" aria-labelledby={id} tabIndex={0}>
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

function regionClass(width: TableProps<never>['width'], isDense: boolean): string {
  return ['table-region', width && `table-${width}`, isDense && 'table-dense'].filter(Boolean).join(' ');
}

function classesOf<Row>(
  { align, noWrap, wideOnly, isRowHead }: Column<Row>,
  isLastNarrow: boolean,
): string | undefined {
  const names = [
    align === 'end' && 'figure',
    align === 'center' && 'centre',
    noWrap && 'unbroken',
    wideOnly && 'wide-only',
    isRowHead && 'row-head',
    // The last column on a phone has no padding at its end.
    isLastNarrow && 'last-narrow',
  ].filter(Boolean);
  return names.length === 0 ? undefined : names.join(' ');
}
