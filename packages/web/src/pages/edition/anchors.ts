import { splitArticles } from '../../core/articles.ts';

/** An article and the articles that contain it: `8.3.2d` → `8.3.2d`, `8.3.2`, `8.3`, `8`; `8.56` → `8.56`, `8.5`, `8`. */
export function chainOf(article: string): string[] {
  const chain = [article];
  for (let at = article; ; ) {
    const last = at.split('.').at(-1) ?? '';
    const isFirst = !at.includes('.');
    if (/[a-z]$/.test(at)) at = at.slice(0, -1);
    else if (isFirst) return chain;
    else at = last.length > 1 ? at.slice(0, -1) : at.slice(0, at.lastIndexOf('.'));
    chain.push(at);
  }
}

/** Maps each article, and the articles that contain it, to its first rule. */
export function anchorsOf(
  rules: readonly { readonly rule: string; readonly article: string | null }[],
): ReadonlyMap<string, readonly string[]> {
  const taken = new Set<string>();
  const anchors = new Map<string, string[]>();
  const take = (rule: string, article: string): void => {
    if (taken.has(article)) return;
    taken.add(article);
    anchors.set(rule, [...(anchors.get(rule) ?? []), article]);
  };
  // Exact articles take precedence over containing ones.
  for (const { rule, article } of rules) for (const own of splitArticles(article ?? '')) take(rule, own);
  for (const { rule, article } of rules)
    for (const own of splitArticles(article ?? '')) for (const part of chainOf(own)) take(rule, part);
  return anchors;
}
