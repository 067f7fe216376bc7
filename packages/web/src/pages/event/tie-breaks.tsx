import type { Words } from '@eloquence/words/en/web/pages/event';
import type { JSX } from 'preact';
import { usePageContext } from '../../core/page-context.ts';

interface TieBreaksProps {
  readonly codes: readonly string[];
  readonly words: Words;
}

/** The tie-breaks that a report names, with what they mean. It has no values of them. */
export function TieBreaks({ codes, words }: TieBreaksProps): JSX.Element | null {
  const { format } = usePageContext();
  if (codes.length === 0) return null;
  return (
    <div class="tie-breaks">
      <h3>{words.tieBreaks}</h3>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code> {tieBreakText(code, words).join(format.comma)}
          </li>
        ))}
      </ol>
      <p class="faint">{words.noTieBreakValues}</p>
    </div>
  );
}

/** `BH:MP/C1`: the name, then its modifiers; an unknown code or modifier has no text. */
export function tieBreakText(code: string, words: Words): readonly string[] {
  const [name = '', ...modifiers] = code.toUpperCase().split(/[:/]/);
  const known: Readonly<Record<string, string>> = words.tieBreakNames;
  const base = known[name];
  return [base, ...(base === undefined ? [] : modifiers.map((each) => modifierText(each, words)))].filter(
    (text) => text !== undefined,
  );
}

function modifierText(modifier: string, words: Words): string | undefined {
  if (modifier === 'MP') return words.tieBreakMatchPoints;
  if (modifier === 'GP') return words.tieBreakGamePoints;
  const [, kind, digits = ''] = /^([CM])(\d{1,2})$/.exec(modifier) ?? [];
  if (kind === 'C') return words.tieBreakCut(Number(digits));
  return kind === 'M' ? words.tieBreakMedian(Number(digits)) : undefined;
}
