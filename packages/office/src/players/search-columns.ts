import { foldForSearch } from '../fold.ts';
import { REDACTED } from '../rating-lists/export.ts';

/** The columns by which a player is found. A redacted name is found by nothing. */
export function searchColumns(name: string): { readonly by_family: string; readonly by_given: string } {
  const { byFamily, byGiven } = foldForSearch(name === REDACTED ? '' : name);
  return { by_family: byFamily, by_given: byGiven };
}
