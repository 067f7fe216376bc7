import { spawnSync } from 'node:child_process';
import { PassThrough, Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { main } from '../packages/cli/src/main.ts';
import { read, root } from './tidy/files.ts';

/** The examples of the READMEs give the shown output. */

const PAGES = ['README.md', 'packages/rating/README.md', 'packages/reports/README.md'];

/** The code blocks of a page in one language; a block without a language is terminal output. */
function blocks(page: string, language: string): string[] {
  const found = [...read(page).matchAll(/^```(\w*)\n(.*?)^```$/gms)];
  return found.filter(([, name]) => name === language).map(([, , code = '']) => code);
}

/** `$ npx eloquence …` and its output, up to the next such line. */
const commands = PAGES.flatMap((page) =>
  blocks(page, '').flatMap((block) =>
    block
      .split(/^\$ /m)
      .filter((part) => part.startsWith('npx eloquence '))
      .map((part) => {
        const [command = '', ...lines] = part.trimEnd().split('\n');
        return { command: command.replace('npx eloquence ', ''), shown: lines.join('\n') };
      }),
  ),
);

async function run(command: string): Promise<string> {
  const out = new PassThrough();
  const chunks: Buffer[] = [];
  out.on('data', (chunk) => chunks.push(chunk));
  const isTTY = { stdin: false, stdout: false, stderr: false };
  const words = command.split(' ').map((word) => word.replace(/^samples\//, `${root}/samples/`));
  await main(words, { stdin: Readable.from([]), stdout: out, stderr: new PassThrough(), env: {}, isTTY });
  return Buffer.concat(chunks).toString('utf8').replaceAll(`${root}/`, '');
}

describe('commands', () => {
  test('is not empty', () => expect(commands.length).toBeGreaterThan(1));

  test.each(commands)('$command', async ({ command, shown }) => {
    const out = await run(command);
    // With ellipses, the parts are in the same order.
    let from = 0;
    for (const part of shown.split(/^…$\n?/m).map((each) => each.trimEnd())) {
      const at = out.indexOf(part, from);
      expect(at, `${part}\n\nis not in\n\n${out}`).toBeGreaterThanOrEqual(0);
      from = at + part.length;
    }
  });
});

describe('programs', () => {
  const programs = PAGES.flatMap((page) =>
    blocks(page, 'js')
      .filter((code) => code.startsWith('import '))
      .map((code) => ({ page, code, first: code.split('\n', 1)[0] })),
  );
  test('is not empty', () => expect(programs.length).toBeGreaterThan(1));

  test.each(programs)('$page: $first', ({ code }) => {
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(status, stderr).toBe(0);
  });
});
