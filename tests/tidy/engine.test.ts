import {
  anyTypes,
  divisions,
  floatLiterals,
  forbiddenGlobals,
  forbiddenMath,
  forbiddenMembers,
} from './engine.ts';
import { isTest, sources } from './files.ts';
import { rule } from './rule.ts';

/** These rules keep the engine exact and deterministic. */
const engine = sources('packages/rating/src/**/*.ts').filter((source) => !isTest(source));
const path = 'packages/rating/src/sample.ts';

rule('no clock, chance, input or output in the engine', engine, forbiddenGlobals, {
  path,
  refuses: [
    'const today = new Date();',
    'const start = performance.now();',
    'setTimeout(run, 1000);',
    'console.log(rating);',
    'const found = { fetch };',
    'export function on(date: Date): number { return 1; }',
    'const half = parseFloat(text);',
    'const zone = new Intl.DateTimeFormat();',
    'const seed = crypto.getRandomValues(bytes);',
    'const hidden = globalThis[name];',
  ],
  accepts: [
    'const rating = result.performance;',
    'const reason = { performance: 2400 };',
    'export function performance(games: Games): number { return games.length; } performance([]);',
    "import { process } from './period.ts'; process();",
    'interface Values { process: number; date(): number }',
    'const { module } = edition; use(module);',
  ],
});

rule('no rounding by formatting in the engine', engine, forbiddenMembers, {
  path,
  refuses: [
    'change.toFixed(2);',
    "change['toFixed'](2);",
    'name.localeCompare(other);',
    'Number.parseFloat(text);',
  ],
  accepts: ['change.toString();', 'const toFixed = 2;'],
});

rule('only the exact part of Math in the engine', engine, forbiddenMath, {
  path,
  refuses: ['Math.random();', 'Math.round(x);', 'Math.floor(x);', 'const { pow } = Math;', 'Math[name](x);'],
  accepts: ['Math.abs(difference);', "Math['min'](a, b);", 'edition.Math.round;'],
});

rule('no floating-point number in the engine', engine, floatLiterals, {
  path,
  refuses: ['const bonus = 12.5;', 'const one = 1.0;', 'const small = 1e-3;', 'const big = 1e300;'],
  accepts: ['const days = 719_468;', 'const thousand = 1e3;', "const text = '12.5';", 'const mask = 0xef;'],
});

rule('no division outside rounding.ts and rational.ts', engine, divisions, {
  path,
  refuses: ['const mean = sum / n;', 'let a = 4; a /= 2;', 'const power = 10 ** -2;'],
  accepts: ['const parts = /a\\/b/.test(text);', 'const rest = sum % n;', '// a / b'],
});

rule('no `any` in the engine', engine, anyTypes, {
  path,
  refuses: [
    'const values: any = {};',
    'const values = {} as Record<string, any>;',
    'function f(...a: any[]) {}',
  ],
  accepts: ['const any: unknown = 1;'],
});
