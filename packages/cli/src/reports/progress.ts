import type { Call } from '../framework/command.ts';
import { cutTo, WIDTH } from '../terminal/width.ts';

/** Fewer files finish before a progress line is of use. */
const MANY = 10;

/** A progress line on standard error, only on a terminal. */
export interface Progress {
  readonly show: (text: string) => void;
  readonly clear: () => void;
}

const SILENT: Progress = Object.freeze({ show: () => {}, clear: () => {} });

/** `quiet` if the results are written to the same terminal as they come. */
export function progressOf({ io }: Call, files: number, quiet: boolean): Progress {
  if (!io.isTTY.stderr || quiet || files < MANY) return SILENT;
  const write = (text: string): void => {
    io.stderr.write(`\r\u001b[K${text}`);
  };
  return { show: (text) => write(cutTo(text, WIDTH - 1)), clear: () => write('') };
}
