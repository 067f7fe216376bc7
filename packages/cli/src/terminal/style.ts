import { styleText } from 'node:util';
import type { Io } from './io.ts';

/** Bold and faint text; plain without a terminal or with colours turned off. */
export interface Style {
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
}

const plain = (text: string): string => text;
const PLAIN: Style = Object.freeze({ strong: plain, faint: plain });
const TERMINAL: Style = Object.freeze({
  strong: (text) => styleText('bold', text, { validateStream: false }),
  faint: (text) => styleText('dim', text, { validateStream: false }),
} satisfies Style);

export function styleOf({ env, isTTY }: Pick<Io, 'env' | 'isTTY'>, noColor = false): Style {
  return isTTY.stdout && !noColor && !env.NO_COLOR && env.TERM !== 'dumb' ? TERMINAL : PLAIN;
}
