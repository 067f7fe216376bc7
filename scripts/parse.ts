// Reading TypeScript as a tree, for what looks at the code itself: staging, and the tests of tidiness.
import { type Node, type Program, parseSync, visitorKeys } from 'oxc-parser';

export interface Source {
  /** From the root of the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly program: Program;
}

export function parse(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text, { preserveParens: false });
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  return { path, text, program };
}

/** `packages/rating/src/k.ts:12`, which terminals and editors open. */
export function place(source: Source, node: { readonly start: number }): string {
  return `${source.path}:${source.text.slice(0, node.start).split('\n').length}`;
}

/** Every node below a node and itself, each with the nodes around it, the innermost last. */
export function* nodes(node: Node, around: readonly Node[] = []): Generator<[Node, readonly Node[]]> {
  yield [node, around];
  const inside = [...around, node];
  for (const key of visitorKeys[node.type] ?? []) {
    const value = (node as unknown as Record<string, Node | (Node | null)[] | null>)[key];
    for (const child of Array.isArray(value) ? value : [value]) if (child) yield* nodes(child, inside);
  }
}

/** One place where a file names another module. */
export interface Specifier {
  /** Null where it is computed, so that nobody can know it. */
  readonly name: string | null;
  readonly start: number;
  readonly end: number;
  /** Removed when types are stripped. `import { type A }` is not: an empty import remains. */
  readonly typesOnly: boolean;
}

function moduleNamed(node: Node): { source: Node | null; typesOnly: boolean } | null {
  switch (node.type) {
    case 'ImportDeclaration':
      return { source: node.source, typesOnly: node.importKind === 'type' };
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return { source: node.source, typesOnly: node.exportKind === 'type' };
    case 'ImportExpression':
      return { source: node.source, typesOnly: false };
    case 'TSImportType':
      return { source: node.source, typesOnly: true };
    default:
      return null;
  }
}

/** Every import, export-from, dynamic import and import of a type in a file. */
export function specifiers({ program }: Source): Specifier[] {
  const found: Specifier[] = [];
  for (const [node] of nodes(program)) {
    const named = moduleNamed(node);
    if (!named?.source) continue;
    const { source, typesOnly } = named;
    const name = source.type === 'Literal' && typeof source.value === 'string' ? source.value : null;
    found.push({ name, start: source.start, end: source.end, typesOnly });
  }
  return found;
}
