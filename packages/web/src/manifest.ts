/** Vite's manifest: built files by source. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

export interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  /** Fonts that a style sheet names. */
  readonly assets?: readonly string[];
}

export interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The files of some sources and of all their imports, without duplicates. */
export function collectFiles(manifest: Manifest, sources: readonly string[]): PageFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (source: string): void => {
    const entry = manifest[source];
    if (entry === undefined) throw new Error(`${source} is not in the build manifest`);
    if (scripts.has(entry.file)) return;
    scripts.add(entry.file);
    for (const style of entry.css ?? []) styles.add(style);
    for (const other of entry.imports ?? []) visit(other);
  };
  for (const source of sources) visit(source);
  return { scripts: [...scripts], styles: [...styles] };
}
