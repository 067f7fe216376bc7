export interface ChangedValue {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The fields that differ between two records; nested fields go by their last name: `options.date` is `date`. */
export function changesOf(before: unknown, after: unknown): readonly ChangedValue[] {
  const [was, is] = [flat(before), flat(after)];
  const fields = [...new Set([...was.keys(), ...is.keys()])];
  return fields.flatMap((field) => {
    const [old, now] = [was.get(field) ?? null, is.get(field) ?? null];
    return old === now ? [] : [{ field, before: old, after: now }];
  });
}

function flat(value: unknown): Map<string, string> {
  const found = new Map<string, string>();
  const add = (name: string, each: unknown): void => {
    if (each === null || each === undefined || each === '' || (Array.isArray(each) && each.length === 0))
      return;
    if (Array.isArray(each)) found.set(name, each.map(String).join(', '));
    else if (typeof each === 'object') for (const [inner, deep] of Object.entries(each)) add(inner, deep);
    else found.set(name, String(each));
  };
  add('', value);
  return found;
}
