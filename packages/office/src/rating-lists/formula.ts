import type { ListRow } from '@eloquence/reports';

/**
 * Spreadsheets run cells with such a start as formulas (CSV injection), so they get an apostrophe in front. A text
 * that has one already gets another, so that the guard can be undone.
 */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;

export function guardFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Undoes `guardFormula`. */
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
