import { otherNumbers } from '../counts.ts';
import { type Format, format } from '../format.ts';

export const chinese: Format = format('zh-CN', '.');

/** `；棋手 5、8 等另外 43 人也是如此`，接在第一人之后。 */
export const also = ({ players }: { readonly players?: readonly number[] }): string =>
  others('棋手', '人', players);

/** `；第 15、16 行也是如此` */
export const alsoLines = ({ lines }: { readonly lines?: readonly number[] }): string =>
  others('行', '行', lines);

function others(word: string, unit: string, numbers?: readonly number[]): string {
  const { shown, left } = otherNumbers(numbers);
  if (shown.length === 0) return '';
  return `；${word} ${shown.join('、')}${left === 0 ? ' ' : ` 等另外 ${shown.length + left} ${unit}`}也是如此`;
}
