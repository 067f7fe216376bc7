import type { Call } from '../command.ts';

/** Lines for people, set as the language asks for. */
export function say({ io, dictionary }: Call, lines: readonly string[]): void {
  io.stdout.write(`${lines.map(dictionary.typeset).join('\n')}\n`);
}
