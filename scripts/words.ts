// Prints every text of a language as one page, for somebody to read: npm run words -- fr
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLanguage, LANGUAGES } from '@eloquence/words';

const language = process.argv[2] ?? 'en';
if (!isLanguage(language)) {
  console.error(`words: no language ${language}; there are ${LANGUAGES.join(', ')}`);
  process.exit(1);
}

const folder = fileURLToPath(new URL(`../packages/words/src/${language}`, import.meta.url));

/** Stands for the values of a message: `‹cadence›`, and so does everything asked of it. */
function sample(name: string): unknown {
  const text = `‹${name}›`;
  return new Proxy(
    Object.assign(() => text, { toString: () => text }),
    {
      get: (_target, key) => {
        if (key === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? 2 : text);
        if (key === 'length') return 2;
        if (key in Array.prototype && typeof key === 'string') return ([text, text] as never[])[key as never];
        if (key in String.prototype && typeof key === 'string') {
          const own = text[key as never] as unknown;
          return typeof own === 'function' ? own.bind(text) : own;
        }
        return typeof key === 'string' ? sample(key) : undefined;
      },
    },
  );
}

function parametersOf(source: string): string[] {
  const [, list = ''] = /^(?:async )?\(?([^)=]*)\)?\s*=>/.exec(source) ?? [];
  return list.split(',').map((name) => name.replaceAll(/[{}\s]|=.*/g, ''));
}

function textOf(value: unknown): string {
  if (typeof value !== 'function') return String(value);
  const source = String(value);
  try {
    const text = String((value as (...values: unknown[]) => unknown)(...parametersOf(source).map(sample)));
    if (!/undefined|NaN|Invalid/.test(text)) return text;
  } catch {
    // The source says it as well.
  }
  return source.replaceAll(/\s+/g, ' ');
}

const printed = new Set<unknown>();

function print(name: string, value: unknown, depth: number): void {
  const indent = '  '.repeat(depth);
  if (typeof value !== 'object' || value === null) {
    if (value !== null && value !== undefined) console.log(`${indent}${name}: ${textOf(value)}`);
    return;
  }
  // The texts that several files share are printed with the first of them.
  if (printed.has(value)) return;
  printed.add(value);
  console.log(`${indent}${name}:`);
  for (const [key, each] of Object.entries(value)) print(key, each, depth + 1);
}

for (const file of globSync('**/*.ts', { cwd: folder }).sort()) {
  console.log(`\n## ${file}`);
  const module: Record<string, unknown> = await import(join(folder, file));
  for (const [name, value] of Object.entries(module)) print(name, value, 0);
}
