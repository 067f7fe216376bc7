import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from './tidy/files.ts';

/** A copy of the launcher in a separate package, called through a link like npm's, with a small program. */
const folder = mkdtempSync(join(tmpdir(), 'eloquence-launcher-'));
const launcher = join(folder, 'node_modules', '.bin', 'eloquence');
const carrier = join(folder, 'node_modules', `node-${process.platform}-${process.arch}`);

const PROGRAM = `
export async function main([what, ...rest]) {
  if (what === 'much') for (let line = 0; line < 100_000; line++) process.stdout.write('line ' + line + '\\n');
  else if (what === 'wait') {
    process.on('SIGTERM', () => { console.log('stopped'); process.exit(5); });
    console.log('ready');
    await new Promise((done) => setTimeout(done, 20_000));
  } else console.log(JSON.stringify([what, ...rest]));
  return 1;
}
`;

/** Preloaded, makes Node look too old for the launcher. */
const OLD = 'data:text/javascript,Object.defineProperty(process, "versions", { value: { node: "20.1.0" } })';

beforeAll(() => {
  const own = join(folder, 'node_modules', 'eloquence');
  cpSync(join(root, 'packages', 'cli', 'bin'), join(own, 'bin'), { recursive: true });
  mkdirSync(join(folder, 'node_modules', '.bin'));
  symlinkSync(join(own, 'bin', 'eloquence.mjs'), launcher);
  writeFileSync(join(own, 'main.mjs'), PROGRAM);
  writeFileSync(join(own, 'package.json'), '{ "type": "module", "imports": { "#main": "./main.mjs" } }');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function bringNode(version: string): void {
  rmSync(carrier, { recursive: true, force: true });
  mkdirSync(join(carrier, 'bin'), { recursive: true });
  symlinkSync(process.execPath, join(carrier, 'bin', 'node'));
  writeFileSync(join(carrier, 'package.json'), JSON.stringify({ version }));
}

const oldNode = ['--import', OLD, launcher];

function run(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, args, { cwd: tmpdir(), encoding: 'utf8' });
}

describe.each([
  ['with a Node that is new enough', [launcher]],
  ['with an older Node and a newer one brought by npm', oldNode],
])('the launcher %s', (_, start) => {
  beforeAll(() => bringNode('24.21.0'));

  test('passes on arguments, output and exit status', () => {
    expect(run(...start, 'calc', 'two words')).toMatchObject({
      status: 1,
      stdout: '["calc","two words"]\n',
      stderr: '',
    });
  });

  test('ends quietly when its output is closed', async () => {
    const child = spawn(process.execPath, [...start, 'much']);
    let said = '';
    child.stderr.on('data', (data) => {
      said += data;
    });
    child.stdout.once('data', () => child.stdout.destroy());
    const status = await new Promise((resolve) => child.on('close', resolve));
    expect({ status, said }).toEqual({ status: 1, said: '' });
  });

  test('passes signals on to the program', async () => {
    const child = spawn(process.execPath, [...start, 'wait']);
    let said = '';
    child.stdout.on('data', (data) => {
      said += data;
      if (said === 'ready\n') child.kill('SIGTERM');
    });
    const status = await new Promise((resolve) => child.on('close', resolve));
    expect({ status, said }).toEqual({ status: 5, said: 'ready\nstopped\n' });
  });
});

describe('the launcher without a recent Node', () => {
  test.each([
    ['none brought', () => rmSync(carrier, { recursive: true, force: true })],
    ['the one brought too old', () => bringNode('22.0.0')],
  ])('has a one-line error: %s', (_, arrange) => {
    arrange();
    const { status, stdout, stderr } = run(...oldNode, 'calc');
    expect({ status, stdout }).toEqual({ status: 3, stdout: '' });
    expect(stderr).toMatch(/^eloquence: Node 24 or newer is needed .*\n$/);
  });
});
