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
  return {
    ...row,
    id: typeof row.id === 'string' ? guardFormula(row.id) : row.id,
    name: guardFormula(row.name),
    federation: guardFormula(row.federation),
    title: guardFormula(row.title),
    womenTitle: guardFormula(row.womenTitle),
    otherTitles: guardFormula(row.otherTitles),
    foaTitle: guardFormula(row.foaTitle),
  };
}
