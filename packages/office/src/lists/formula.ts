import type { ListRow } from '@eloquence/reports';

/**
 * A spreadsheet takes a cell that begins so for a formula, and runs it. In CSV such a text gets an apostrophe
 * before it; a text that has one there already gets another, so that it can be taken off again.
 */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;

export function guardFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Undoes `guardFormula`, for whoever reads what we wrote. */
export function unguardFormula(text: string): string {
  return GUARDED.test(text) ? text.slice(1) : text;
}

export function guardRow(row: ListRow): ListRow {
  return withTexts(row, guardFormula);
}

export function unguardRow(row: ListRow): ListRow {
  return withTexts(row, unguardFormula);
}

function withTexts(row: ListRow, change: (text: string) => string): ListRow {
  return {
    ...row,
    id: typeof row.id === 'string' ? change(row.id) : row.id,
    name: change(row.name),
    federation: change(row.federation),
    title: change(row.title),
    womenTitle: change(row.womenTitle),
    otherTitles: change(row.otherTitles),
    foaTitle: change(row.foaTitle),
  };
}
