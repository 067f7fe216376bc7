import { writeOut } from '../convert/write-file.ts';
import { type Cells, COLUMNS } from './csv.ts';

/** Columns of text; the others hold numbers where they look like one. */
const TEXTS: ReadonlySet<string> = new Set(['file', 'id', 'name', 'federation', 'ratings', 'practices']);

/** A workbook for spreadsheets, which show numbers in the reader's language. The library is loaded on demand. */
export async function writeWorkbook(file: string, rows: readonly Cells[], force: boolean): Promise<void> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const head = COLUMNS.map((value) => ({ value, fontWeight: 'bold' as const }));
  const body = rows.map((cells) => COLUMNS.map((column) => cellOf(column, cells[column])));
  const bytes = await writeExcelFile([head, ...body], { stickyRowsCount: 1 }).toBuffer();
  await writeOut(file, [bytes], force);
}

function cellOf(column: string, value: Cells[keyof Cells]): string | number | boolean | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean' || TEXTS.has(column)) return value;
  const number = Number(value);
  return Number.isFinite(number) ? number : value;
}
