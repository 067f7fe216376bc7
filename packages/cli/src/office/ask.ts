import { createInterface } from 'node:readline/promises';
import type { Call } from '../framework/command.ts';
import { isGiven } from '../framework/command.ts';

/** Asks on a terminal; anywhere else the answer is no. */
export async function isConfirmed(call: Call, question: string): Promise<boolean> {
  const { stdin, stderr, isTTY } = call.io;
  if (!isTTY.stdin || !isTTY.stderr || isGiven(call, 'json')) return false;
  const lines = createInterface({ input: stdin, output: stderr });
  try {
    const answer = await lines.question(question);
    return call.texts.office.yes.includes(answer.trim().toLowerCase());
  } finally {
    lines.close();
  }
}
