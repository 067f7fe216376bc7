import type { Node } from 'oxc-parser';
import { nodes, type Source } from '../../scripts/parse.ts';

/** The member names of an interface: `interface ReasonValues { 'k-new': …; performance: … }`. */
export function interfaceKeys(source: Source, name: string): string[] {
  for (const [node] of nodes(source.program)) {
    if (node.type !== 'TSInterfaceDeclaration' || node.id.name !== name) continue;
    return node.body.body.flatMap((member) =>
      member.type === 'TSPropertySignature' ? keyName(member.key) : [],
    );
  }
  return [];
}

function keyName(key: Node): string[] {
  if (key.type === 'Identifier') return [key.name];
  return key.type === 'Literal' ? [String(key.value)] : [];
}

/** The members of a union of strings: `type InputErrorCode = 'invalid-k' | …`. */
export function unionMembers(source: Source, name: string): string[] {
  for (const [node] of nodes(source.program)) {
    if (node.type !== 'TSTypeAliasDeclaration' || node.id.name !== name) continue;
    return [...nodes(node.typeAnnotation)].flatMap(([part]) =>
      part.type === 'Literal' && typeof part.value === 'string' ? [part.value] : [],
    );
  }
  return [];
}

/** Every string in the values of a file, not in its types. */
export function strings(source: Source): string[] {
  return [...nodes(source.program)].flatMap(([node, around]) => {
    const isText = node.type === 'Literal' && typeof node.value === 'string';
    return isText && !around.some(({ type }) => type.startsWith('TS') && !PROGRAM.includes(type))
      ? [node.value]
      : [];
  }) as string[];
}

/** TypeScript syntax around an expression. */
const PROGRAM: readonly string[] = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];
