import type { Node } from 'oxc-parser';
import { nodes, type Source } from '../../scripts/parse.ts';

/** A top-level statement: what it declares, what it mentions of its file and its imports, the rules it reads. */
export interface Declaration {
  /** As mentioned in its own file (`k.ts a`), and as imported (`a`). */
  readonly names: readonly string[];
  readonly mentions: ReadonlySet<string>;
  readonly rules: readonly string[];
}

/** The top-level statements of a file that run or declare something. */
export function declarations({ path, program }: Source): Declaration[] {
  const known = new Map(program.body.flatMap(importedNames));
  for (const statement of program.body)
    for (const name of declaredNames(statement)) known.set(name, `${path} ${name}`);
  return program.body
    .filter(({ type }) => type !== 'ImportDeclaration')
    .map((statement) => ({
      names: declaredNames(statement).flatMap((name) => [name, `${path} ${name}`]),
      mentions: new Set(
        [...nodes(statement)].flatMap(([node]) => {
          const name =
            node.type === 'Identifier' || node.type === 'JSXIdentifier' ? known.get(node.name) : null;
          return name ?? [];
        }),
      ),
      rules: rulesRead(statement),
    }));
}

/** The rules read by what the programs reach, through the names that each declaration mentions. */
export function reachedRules(
  programs: readonly Declaration[],
  libraries: readonly Declaration[],
): ReadonlySet<string> {
  const byName = Map.groupBy(
    libraries.flatMap((each) => each.names.map((name) => [name, each] as const)),
    ([name]) => name,
  );
  const reached = new Set<Declaration>(programs);
  for (const each of reached)
    for (const name of each.mentions) for (const [, found] of byName.get(name) ?? []) reached.add(found);
  return new Set([...reached].flatMap(({ rules }) => rules));
}

/** By the name in this file, the name where it comes from: `import { appeal as appealRule }`. */
function importedNames(statement: Node): [string, string][] {
  if (statement.type !== 'ImportDeclaration') return [];
  return statement.specifiers.flatMap((each): [string, string][] =>
    each.type === 'ImportSpecifier' ? [[each.local.name, nameOf(each.imported)[0] ?? each.local.name]] : [],
  );
}

function declaredNames(statement: Node): string[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  switch (declared?.type) {
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return declared.id ? [declared.id.name] : [];
    case 'VariableDeclaration':
      return declared.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
    default:
      return [];
  }
}

/** The rules of an edition that code reads: `edition.rules.floor`, `const { floor } = edition.rules`. */
export function rulesRead(root: Node): string[] {
  return [...nodes(root)].flatMap(([node]) => {
    if (node.type === 'MemberExpression')
      return isRules(node.object) && !node.computed ? nameOf(node.property) : [];
    if (node.type === 'VariableDeclarator') return node.init && isRules(node.init) ? taken(node.id) : [];
    // `{ rules: { floor } }: Edition`
    if (node.type === 'Property' && nameOf(node.key)[0] === 'rules') return taken(node.value);
    return [];
  });
}

function isRules(node: Node): boolean {
  if (node.type === 'Identifier') return node.name === 'rules';
  return node.type === 'MemberExpression' && nameOf(node.property)[0] === 'rules';
}

function taken(pattern: Node): string[] {
  if (pattern.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((each) => (each.type === 'Property' ? nameOf(each.key) : []));
}

function nameOf(node: Node): string[] {
  return node.type === 'Identifier' ? [node.name] : [];
}
