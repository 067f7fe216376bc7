import { defined } from '@eloquence/rating';
import { FEDERATION, type Field, NAME, TITLE } from '../row/fields.ts';
import { isPlayerTitle } from '../row/titles.ts';

/** The column of the title in the layouts until 2012, where it is between name and federation; −1 in others. */
export function titleBesideName(fields: readonly Field[]): number {
  const title = fields.indexOf(TITLE);
  return fields[title - 1] === NAME && fields[title + 1] === FEDERATION ? title : -1;
}

/** The columns' starts in this line: names reach into the title's column, and titles are moved to the right. */
export function startsWithTitle(text: string, starts: readonly number[], title: number): readonly number[] {
  const start = defined(starts[title]);
  const end = defined(starts[title + 1]);
  const last = /(?<before>\s*)(?<word>\S+)\s*$/.exec(text.slice(starts[title - 1], end));
  if (last === null) return starts;
  const { before = '', word = '' } = last.groups ?? {};
  const wordStart = defined(starts[title - 1]) + last.index + before.length;
  const inName = Math.max(start - wordStart, 0);
  // A full name may touch its title.
  if (inName > 0 && isWrittenAsTitle(word.slice(inName))) return starts;
  if (inName >= word.length) return starts;
  // What is far from the name is a title, known or not.
  const isTitle = inName === 0 && (before.length > 1 || isWrittenAsTitle(word));
  return starts.map((each, column) => (column !== title ? each : isTitle ? wordStart : end));
}

/** These lists write `m` and `wm`; `M` is the first letter of a name. */
export function isWrittenAsTitle(word: string): boolean {
  return isPlayerTitle(word) && !/^[A-Z]$/.test(word);
}
