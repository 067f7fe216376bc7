import { Readable, Writable } from 'node:stream';
import type { Call } from '../../framework/command.ts';
import type { Io } from '../../terminal/io.ts';
import { paragraph } from '../../terminal/width.ts';

/** Input and output for a command run by the tour: the same language, no terminal to read from. */
export function innerIo({ io, language }: Call, changes: Partial<Io> = {}): Io {
  return {
    ...io,
    env: { ...io.env, LC_ALL: language },
    isTTY: { ...io.isTTY, stdin: false },
    stdin: Readable.from([]),
    ...changes,
  };
}

/** Runs a command and shows it above its output. */
export async function showCommand(call: Call, args: readonly string[], input?: string): Promise<string[]> {
  let output = '';
  const stdout = new Writable({
    write: (chunk, _, done) => {
      output += chunk;
      done();
    },
  });
  const stdin = Readable.from(input === undefined ? [] : [input]);
  await call.runCommand([...args], innerIo(call, { stdout, stderr: stdout, stdin }));
  const typed = paragraph(`eloquence ${args.join(' ')}`, '$ ').map(call.style.faint);
  return [...typed, ...(input === undefined ? [] : input.split('\n')), ...output.trimEnd().split('\n')];
}
