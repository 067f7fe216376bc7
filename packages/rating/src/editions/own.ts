import { InputError, type InputProblem } from '../errors.ts';
import { keysOf, type Requirement, shownValue } from '../requirement.ts';
import { amend, at, edition, none } from './cite.ts';
import { contradictions } from './consistency.ts';
import { findEdition } from './index.ts';
import { nearest } from './nearest.ts';
import { ARTICLE, HEADER, HEADER_KEYS, RULE_KEYS } from './own-shape.ts';
import { CADENCES, type Cadence, type Cited, type Edition, type RuleName, type Rules } from './rules.ts';
import { isObject, within } from './shape.ts';
import { RULE_NAMES, SHAPES } from './shapes.ts';

export { editionSchema } from './own-shape.ts';

type Fields = Readonly<Record<string, unknown>>;
type Find = (cadence: Cadence, id: string) => Edition;

const MOST_PROBLEMS = 50;
const MOST_RULES = 1000;

/**
 * A federation's own edition from parsed JSON: values with their articles over a known edition. Reports all
 * problems at once. `find` looks up the edition it is based on.
 */
export function readEdition(json: unknown, find: Find = findEdition): Edition {
  if (!isObject(json)) {
    throw refusal([{ path: '(file)', value: shownValue(json), expected: keysOf(HEADER_KEYS) }]);
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

function refusal(problems: readonly InputProblem[]): InputError {
  const [first] = problems as readonly [InputProblem];
  return new InputError('edition-file', {
    ...first,
    count: problems.length,
    problems: problems.slice(0, MOST_PROBLEMS),
  });
}

function headerProblems(json: Fields): readonly InputProblem[] {
  const unknown = Object.keys(json)
    .filter((key) => !HEADER_KEYS.includes(key) && key !== '$schema')
    .map((key) => ({
      path: within('', key),
      value: shownValue(json[key]),
      expected: unknownKey(key, HEADER_KEYS),
    }));
  const known = Object.entries(HEADER).flatMap(([key, shape]) => shape.check(json[key], key));
  return [...unknown, ...known];
}

function unknownKey(key: string, known: readonly string[]): Requirement {
  return { kind: 'known-key', meant: nearest(key, known) };
}

interface Base {
  readonly edition: Edition | null;
  readonly problems: readonly InputProblem[];
}

/** An unknown cadence is reported once, not twice. */
function lookUp(cadence: unknown, basedOn: unknown, find: Find): Base {
  if (!isCadence(cadence) || typeof basedOn !== 'string') return { edition: null, problems: [] };
  try {
    return { edition: find(cadence, basedOn), problems: [] };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { expected: known } = error.values;
    const values = known?.kind === 'one-of' ? known.values.map(String) : [];
    const expected: Requirement = { kind: 'edition', cadence, ...(values.length > 0 && { values }) };
    return { edition: null, problems: [{ path: 'basedOn', value: shownValue(basedOn), expected }] };
  }
}

function isCadence(value: unknown): value is Cadence {
  return (CADENCES as readonly unknown[]).includes(value);
}

function rulesProblems(rules: unknown): readonly InputProblem[] {
  if (!isObject(rules) || Object.keys(rules).length > MOST_RULES) {
    const expected: Requirement = {
      kind: 'object',
      to: MOST_RULES,
      keys: RULE_KEYS.map((name) => ({ name })),
    };
    return [{ path: 'rules', value: shownValue(rules), expected }];
  }
  return Object.entries(rules).flatMap(([name, rule]) => ruleProblems(name, rule));
}

function ruleProblems(name: string, rule: unknown): readonly InputProblem[] {
  const path = within('rules', name);
  if (!Object.hasOwn(SHAPES, name))
    return [{ path, value: shownValue(rule), expected: unknownKey(name, RULE_NAMES) }];
  if (!isObject(rule)) return [{ path, value: shownValue(rule), expected: keysOf(RULE_KEYS) }];
  const unknown = Object.keys(rule)
    .filter((key) => !RULE_KEYS.includes(key))
    .map((key) => ({
      path: within(path, key),
      value: shownValue(rule[key]),
      expected: unknownKey(key, RULE_KEYS),
    }));
  const { value, article } = rule;
  return [
    ...unknown,
    ...SHAPES[name as RuleName].check(value, `${path}.value`),
    ...(value === null && article === null ? [] : ARTICLE.check(article, `${path}.article`)),
  ];
}

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
