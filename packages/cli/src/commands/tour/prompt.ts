import { createInterface } from 'node:readline';
import type { Call } from '../../framework/command.ts';
import { paragraph } from '../../terminal/width.ts';
import { calc } from '../calc/index.ts';
import { innerIo } from './show.ts';

const LEAVE: readonly string[] = ['quit', 'exit', 'q'];

const EXAMPLES = [
  'expected --own 2400 --opponent 2813 --explain',
  'change --rating 2000 --k 20 --games 1900:1,2100:½,2300:0',
  'initial --games 1600:1,1650:½,1700:0,1580:1,1720:½',
  'k --rating 2250 --played 60 --on 2025-12-01 --birth 2008',
  'target --rating 1950 --k 20 --opponents 1900,2000,2050 --goal 1970',
  'editions compare 2014-07 2024-03',
] as const;

/** An interactive prompt. Ctrl-C, Ctrl-D and `quit` leave it. */
export async function prompt(call: Call): Promise<void> {
  const { io, texts, messages } = call;
  const write = (lines: readonly string[]): void => {
    io.stdout.write(`${lines.map(messages.typeset).join('\n')}\n`);
  };
  const lines = createInterface({ input: io.stdin, output: io.stdout, prompt: '> ' });
  let open = true;
  lines.on('SIGINT', () => lines.close());
  lines.on('close', () => {
    open = false;
  });
  write(['', ...paragraph(texts.tour.prompt)]);
  lines.prompt();
  for await (const line of lines) {
    const words = wordsOf(line);
    const [first] = words;
    if (first !== undefined && LEAVE.includes(first)) break;
    if (first === 'help' && words.length === 1) write(help(call));
    else if (first !== undefined) await call.runCommand(asCommand(words), innerIo(call));
    // The input may have ended with lines still queued.
    if (open) lines.prompt();
  }
  lines.close();
  write(['', texts.tour.bye]);
}

function help({ texts }: Call): string[] {
  return [...paragraph(texts.tour.interactiveHelp), ...EXAMPLES.map((example) => `  ${example}`)];
}

/** Splits a line into words, respecting quotes. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  );
}

/** `eloquence` and `calc` may be omitted. */
function asCommand(words: readonly string[]): string[] {
  const own = words[0] === 'eloquence' ? words.slice(1) : words;
  const [first = ''] = own;
  return Object.hasOwn(calc.commands, first) ? ['calc', ...own] : [...own];
}
