import type { Command } from '../../framework/command.ts';
import { prompt } from './prompt.ts';
import { stops } from './stops.ts';

export const tour: Command = Object.freeze({
  path: 'tour',
  optional: ['lang', 'help'],
  examples: ['tour', 'tour --lang zh'],
  run: async (call) => {
    const { io, messages } = call;
    for await (const lines of stops(call)) io.stdout.write(`${lines.map(messages.typeset).join('\n')}\n`);
    if (io.isTTY.stdin && io.isTTY.stdout) await prompt(call);
    return 0 as const;
  },
} satisfies Command);
