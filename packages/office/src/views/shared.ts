/**
 * Asks once for all who want to know at the same time. Whoever comes while an answer is on its way shares the next
 * one: never one that was under way before he asked.
 */
export function shared<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<Answer> | null = null;
  let next: Promise<Answer> | null = null;
  const begin = (): Promise<Answer> => {
    next = null;
    const asked = ask().finally(() => {
      if (underWay === asked) underWay = null;
    });
    underWay = asked;
    return asked;
  };
  return () => {
    if (underWay === null) return begin();
    next ??= underWay.then(begin, begin);
    return next;
  };
}
