import { InputError } from '../errors.ts';
import { amend, at, edition, none } from './cite.ts';
import { contradictions } from './consistency.ts';
import { findEdition } from './index.ts';
import { nearest } from './nearest.ts';
import { ARTICLE, HEADER, HEADER_KEYS, RULE_KEYS } from './own-shape.ts';
import { CADENCES, type Cadence, type Cited, type Edition, type RuleName, type Rules } from './rules.ts';
import { isObject, type Problem, shown, within } from './shape.ts';
import { RULE_NAMES, SHAPES } from './shapes.ts';

export { editionSchema } from './own-shape.ts';

type Fields = Readonly<Record<string, unknown>>;
type Find = (cadence: Cadence, id: string) => Edition;

const MOST_PROBLEMS = 50;
const MOST_RULES = 1000;

/**
 * A federation's own edition, from a parsed JSON file: values with their articles, laid over a known edition.
 * Everything that is wrong with the file is said at once. `find` looks up the edition it is based on.
 */
export function readEdition(json: unknown, find: Find = findEdition): Edition {
  if (!isObject(json)) {
    throw refusal([
      { path: '(file)', found: shown(json), expected: `an object with ${HEADER_KEYS.join(', ')}` },
    ]);
  }
  const { id, cadence, from, title, basedOn, rules: given } = json;
  const base = lookUp(cadence, basedOn, find);
  const problems = [...headerProblems(json), ...base.problems, ...rulesProblems(given)];
  if (problems.length > 0 || base.edition === null) throw refusal(problems);
  const rules = amend(base.edition.rules, readRules(given as Fields), 'kept');
  const contradicting = contradictions(rules);
  if (contradicting.length > 0) throw refusal(contradicting);
  return edition({
    id: id as string,
    cadence: cadence as Cadence,
    from: from as string,
    title: title as string,
    basedOn: basedOn as string,
    status: 'own',
    rules,
    variants: [],
    applied: [],
  });
}

function refusal(problems: readonly Problem[]): InputError {
  const [first] = problems as readonly [Problem];
  const lines = problems
    .slice(0, MOST_PROBLEMS)
    .map(({ path, found, expected }) => `${path}: ${found} found, expected ${expected}`);
  const more = problems.length - lines.length;
  return new InputError('edition-file', {
    path: first.path,
    value: first.found,
    allowed: first.expected,
    count: problems.length,
    problems: [...lines, ...(more > 0 ? [`${more} more`] : [])].join(' ; '),
  });
}

function headerProblems(json: Fields): readonly Problem[] {
  const unknown = Object.keys(json)
    .filter((key) => !HEADER_KEYS.includes(key) && key !== '$schema')
    .map((key) => ({
      path: within('', key),
      found: shown(json[key]),
      expected: unknownKey(key, HEADER_KEYS),
    }));
  const known = Object.entries(HEADER).flatMap(([key, shape]) => shape.check(json[key], key));
  return [...unknown, ...known];
}

function unknownKey(key: string, known: readonly string[]): string {
  const meant = nearest(key, known);
  return meant === null ? 'no such key' : `no such key; perhaps ${meant}`;
}

interface Base {
  readonly edition: Edition | null;
  readonly problems: readonly Problem[];
}

/** The edition the file is based on. A cadence that does not exist is said once, not twice. */
function lookUp(cadence: unknown, basedOn: unknown, find: Find): Base {
  if (!isCadence(cadence) || typeof basedOn !== 'string') return { edition: null, problems: [] };
  try {
    return { edition: find(cadence, basedOn), problems: [] };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { allowed = 'one that is known' } = error.values;
    const expected = `an edition of the cadence ${cadence}: ${allowed}`;
    return { edition: null, problems: [{ path: 'basedOn', found: shown(basedOn), expected }] };
  }
}

function isCadence(value: unknown): value is Cadence {
  return (CADENCES as readonly unknown[]).includes(value);
}

function rulesProblems(rules: unknown): readonly Problem[] {
  if (!isObject(rules) || Object.keys(rules).length > MOST_RULES) {
    const expected = `an object with at most ${MOST_RULES} rules, each with "value" and "article"`;
    return [{ path: 'rules', found: shown(rules), expected }];
  }
  return Object.entries(rules).flatMap(([name, rule]) => ruleProblems(name, rule));
}

function ruleProblems(name: string, rule: unknown): readonly Problem[] {
  const path = within('rules', name);
  if (!Object.hasOwn(SHAPES, name))
    return [{ path, found: shown(rule), expected: unknownKey(name, RULE_NAMES) }];
  if (!isObject(rule))
    return [{ path, found: shown(rule), expected: 'an object with "value" and "article"' }];
  const unknown = Object.keys(rule)
    .filter((key) => !RULE_KEYS.includes(key))
    .map((key) => ({
      path: within(path, key),
      found: shown(rule[key]),
      expected: unknownKey(key, RULE_KEYS),
    }));
  const { value, article } = rule;
  return [
    ...unknown,
    ...SHAPES[name as RuleName].check(value, `${path}.value`),
    ...(value === null && article === null ? [] : ARTICLE.check(article, `${path}.article`)),
  ];
}

/** The rules of a file that was found in order. */
function readRules(rules: Fields): Partial<Rules> {
  const entries = Object.entries(
    rules as Readonly<Record<string, { value: unknown; article: string | null }>>,
  );
  return Object.fromEntries(
    entries.map(([name, { value, article }]): [string, Cited<unknown>] => [
      name,
      article === null ? none : at(article, copied(value)),
    ]),
  );
}

/** A copy, so that freezing the edition leaves the caller's object as it was. */
function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copied(each)]));
}
