import { createInterface } from 'node:readline';
import type { Call } from '../../command.ts';
import { main } from '../../main.ts';
import { paragraph } from '../../width.ts';
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

/** A prompt that takes commands as the command line does. Ctrl-C, Ctrl-D and `quit` leave it. */
export async function prompt(call: Call): Promise<void> {
  const { io, texts, dictionary } = call;
  const write = (lines: readonly string[]): void => {
    io.stdout.write(`${lines.map(dictionary.typeset).join('\n')}\n`);
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
    else if (first !== undefined) await main(asCommand(words), innerIo(call));
    // The input may have ended while lines of it were still waiting.
    if (open) lines.prompt();
  }
  lines.close();
  write(['', texts.tour.bye]);
}

function help({ texts }: Call): string[] {
  return [...paragraph(texts.tour.interactiveHelp), ...EXAMPLES.map((example) => `  ${example}`)];
}

/** The words of a line; quotes keep some together. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  );
}

/** The name of the program and the word `calc` may be left out. */
function asCommand(words: readonly string[]): string[] {
  const own = words[0] === 'eloquence' ? words.slice(1) : words;
  const [first = ''] = own;
  return Object.hasOwn(calc.commands, first) ? ['calc', ...own] : [...own];
}
