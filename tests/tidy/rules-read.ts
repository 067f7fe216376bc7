import type { Node } from 'oxc-parser';
import { nodes, type Source } from '../../scripts/parse.ts';

/** The rules of an edition that a file reads: `edition.rules.floor`, `const { floor } = edition.rules`. */
export function rulesRead({ program }: Source): string[] {
  return [...nodes(program)].flatMap(([node]) => {
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
