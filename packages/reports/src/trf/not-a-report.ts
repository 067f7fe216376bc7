import { defined } from '@eloquence/rating';
import { type Finding, finding } from '../findings.ts';
import type { TextLine } from './text.ts';

/** A file without a player: what it seems to be instead. */
export function whatItIs(lines: readonly TextLine[]): Finding {
  const texts = lines.slice(0, 50).map(({ text }) => text.slice(0, 500));
  const filled = texts.filter((text) => text.trim() !== '');
  const [first = ''] = filled;
  const nowhere = { line: null };
  if (lines.every(({ text }) => text.trim() === '')) return finding('file-empty', nowhere, {});
  if (texts.some((text) => text.includes('\0'))) return finding('file-binary', nowhere, { kind: 'other' });
  const rows = filled.slice(0, 6).filter((text) => LIST_ROW.test(text));
  if (rows.length > 2 || filled.slice(0, 5).some((text) => LIST_HEADER.test(text)))
    return finding('file-is-list', nowhere, {});
  const cells = first.split(/[,;\t]/);
  // A line of a report may hold commas, behind its code.
  if (cells.length > 2 && !/^\d{3} /.test(first))
    return finding('table-unknown', nowhere, { cell: defined(cells[0]).trim().slice(0, 20) });
  return finding('not-a-report', nowhere, {});
}

/** The first line of FIDE's lists, in their layouts as text and as XML. */
const LIST_HEADER = /^\s*(?:ID[ _]?NUMBER\b|fideid\b|<playerslist>|<player>|<fideid>)/i;
/** A FIDE ID, a name, a federation. */
const LIST_ROW = /^ {0,6}\d{5,10} +\p{L}[^\d]{3,80}\b[A-Z]{3}\b/u;
