import { dirname, join } from 'node:path/posix';
import { type Source, specifiers } from '../../scripts/parse.ts';

/** The node of a file in the graph of its package: its folder, or the file itself if directly in `src`. */
function nodeOf(path: string): string {
  const inside = path.split('/').slice(3).join('/');
  return dirname(inside) === '.' ? inside : dirname(inside);
}

/** Which folders of a package import from which, types included. */
function folderGraph(sources: readonly Source[]): ReadonlyMap<string, ReadonlySet<string>> {
  const graph = new Map<string, Set<string>>();
  for (const source of sources) {
    const from = nodeOf(source.path);
    const targets = graph.get(from) ?? new Set();
    graph.set(from, targets);
    for (const { name } of specifiers(source)) {
      if (!name?.startsWith('.')) continue;
      const to = nodeOf(join(dirname(source.path), name));
      if (to !== from) targets.add(to);
    }
  }
  return graph;
}

/** The folders of one package that import each other in a circle; each circle sorted, as one line. */
export function folderCycles(sources: readonly Source[]): string[] {
  const graph = folderGraph(sources);
  const reachable = new Map([...graph.keys()].map((node) => [node, reachableFrom(graph, node)]));
  const cycles = [...graph.keys()].map((node) =>
    [...(reachable.get(node) ?? [])].filter((other) => reachable.get(other)?.has(node)).toSorted(),
  );
  return [...new Set(cycles.filter((cycle) => cycle.length > 0).map((cycle) => cycle.join(' ')))].toSorted();
}

function reachableFrom(graph: ReadonlyMap<string, ReadonlySet<string>>, start: string): Set<string> {
  const found = new Set<string>();
  const open = [start];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const next of graph.get(node) ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      open.push(next);
    }
  }
  return found;
}
