import type { Call } from '../command.ts';
import { cutTo, WIDTH } from '../width.ts';

/** Fewer files than this are through before anybody wonders. */
const MANY = 10;

/** One line on standard error that says how far the work is; only on a terminal. */
export interface Progress {
  readonly show: (text: string) => void;
  readonly clear: () => void;
}

const SILENT: Progress = Object.freeze({ show: () => {}, clear: () => {} });

/** `quiet` where the results themselves are written to the terminal as they come. */
export function progressOf({ io }: Call, files: number, quiet: boolean): Progress {
  if (!io.isTTY.stderr || quiet || files < MANY) return SILENT;
  const write = (text: string): void => {
    io.stderr.write(`\r\u001b[K${text}`);
  };
  return { show: (text) => write(cutTo(text, WIDTH - 1)), clear: () => write('') };
}
