import type { Node } from 'oxc-parser';
import { nodes, place, type Source } from '../../scripts/parse.ts';

/** Globals that depend on time, chance, machine or locale. */
const FORBIDDEN_GLOBALS: Readonly<Record<string, string>> = {
  ...names('no clock: take a CivilDate as an argument', 'Date', 'performance', 'Temporal'),
  ...names(
    'no timers',
    'setTimeout',
    'setInterval',
    'setImmediate',
    'queueMicrotask',
    'requestAnimationFrame',
  ),
  ...names('no randomness', 'crypto'),
  ...names(
    'no input or output',
    'console',
    'process',
    'fetch',
    'XMLHttpRequest',
    'WebSocket',
    'document',
    'window',
  ),
  ...names('nothing of Node', 'Buffer', 'require', 'module', '__dirname', '__filename'),
  ...names('no way round these rules', 'globalThis', 'self', 'eval', 'Function', 'Reflect', 'Proxy'),
  ...names(
    'no floating point: keep to integers',
    'parseFloat',
    'Float16Array',
    'Float32Array',
    'Float64Array',
  ),
  ...names('the same in every country: words are made at the edge', 'Intl'),
};

const FORBIDDEN_MEMBERS: Readonly<Record<string, string>> = {
  ...names(
    'no floating point: see formatHundredths',
    'toFixed',
    'toPrecision',
    'toExponential',
    'parseFloat',
  ),
  ...names('the same in every country', 'toLocaleString', 'localeCompare', 'toLocaleDateString'),
};

/** Functions of Math that keep integers. */
const MATH = ['abs', 'max', 'min', 'sign'];

/** The only two files with divisions. */
const DIVIDING = ['packages/rating/src/rounding.ts', 'packages/rating/src/rational.ts'];
const DIVISIONS = ['/', '/=', '**', '**='];

function names(why: string, ...list: readonly string[]): Record<string, string> {
  return Object.fromEntries(list.map((name) => [name, why]));
}

function findings(source: Source, fault: (node: Node, parent: Node | undefined) => string | null): string[] {
  return [...nodes(source.program)].flatMap(([node, around]) => {
    const wrong = fault(node, around.at(-1));
    return wrong ? [`${place(source, node)}: ${wrong}`] : [];
  });
}

/** A property name, not a variable: `.name`, `name:`, `name(): …`. */
function isPropertyName(node: Node, parent: Node | undefined): boolean {
  if (!parent || !('computed' in parent) || parent.computed) return false;
  if (parent.type === 'MemberExpression') return parent.property === node;
  if (parent.type === 'Property') return parent.key === node && !parent.shorthand;
  return 'key' in parent && parent.key === node;
}

/** The names bound by a pattern: `{ a, b: [c] = [] }` gives a and c. */
function bound(pattern: Node): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((part) =>
        bound(part.type === 'Property' ? part.value : part.argument),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((part) => (part ? bound(part) : []));
    case 'AssignmentPattern':
      return bound(pattern.left);
    case 'RestElement':
      return bound(pattern.argument);
    default:
      return [];
  }
}

/** The names a file declares or imports: those are not the globals of that name. */
function declared(source: Source): Set<string> {
  const patterns = [...nodes(source.program)].flatMap(([node]): Node[] => {
    switch (node.type) {
      case 'VariableDeclarator':
        return [node.id];
      case 'ImportSpecifier':
      case 'ImportDefaultSpecifier':
      case 'ImportNamespaceSpecifier':
        return [node.local];
      case 'FunctionDeclaration':
        return node.id ? [node.id, ...node.params] : node.params;
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        return node.params;
      default:
        return [];
    }
  });
  return new Set(patterns.flatMap(bound));
}

export function forbiddenGlobals(source: Source): string[] {
  const own = declared(source);
  return findings(source, (node, parent) => {
    if (node.type !== 'Identifier' || isPropertyName(node, parent) || own.has(node.name)) return null;
    return Object.hasOwn(FORBIDDEN_GLOBALS, node.name)
      ? `${node.name}: ${FORBIDDEN_GLOBALS[node.name]}`
      : null;
  });
}

function memberName(node: Node): string | null {
  if (node.type !== 'MemberExpression') return null;
  if (node.property.type === 'Identifier' && !node.computed) return node.property.name;
  return node.property.type === 'Literal' ? String(node.property.value) : null;
}

export function forbiddenMembers(source: Source): string[] {
  return findings(source, (node) => {
    const name = memberName(node);
    return name && Object.hasOwn(FORBIDDEN_MEMBERS, name) ? `${name}: ${FORBIDDEN_MEMBERS[name]}` : null;
  });
}

export function forbiddenMath(source: Source): string[] {
  return findings(source, (node, parent) => {
    if (node.type !== 'Identifier' || node.name !== 'Math' || isPropertyName(node, parent)) return null;
    const name = parent && memberName(parent);
    return name && MATH.includes(name)
      ? null
      : `Math.${name ?? '…'}: only ${MATH.join(', ')} keep integers exact`;
  });
}

export function floatLiterals(source: Source): string[] {
  return findings(source, (node) => {
    if (node.type !== 'Literal' || typeof node.value !== 'number') return null;
    const whole = Number.isSafeInteger(node.value) && !node.raw?.includes('.');
    return whole ? null : `${node.raw}: no floating point: write half points, hundredths or a rational`;
  });
}

export function divisions(source: Source): string[] {
  if (DIVIDING.includes(source.path)) return [];
  return findings(source, (node) => {
    if (node.type !== 'BinaryExpression' && node.type !== 'AssignmentExpression') return null;
    return DIVISIONS.includes(node.operator)
      ? `${node.operator}: use floorDivide, a rounding or rational`
      : null;
  });
}

export function anyTypes(source: Source): string[] {
  return findings(source, (node) =>
    node.type === 'TSAnyKeyword' ? 'any: say what it is, or unknown' : null,
  );
}
