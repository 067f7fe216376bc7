export type Query = Readonly<Record<string, string>>;

/** The filters set in a query; values that do not match their pattern are ignored. */
export function readFilters(query: Query, patterns: Readonly<Record<string, RegExp>>): Query {
  return Object.fromEntries(
    Object.entries(patterns).flatMap(([name, pattern]) => {
      const value = name === 'federation' ? query[name]?.trim().toUpperCase() : query[name]?.trim();
      return value !== undefined && pattern.test(value) ? [[name, value]] : [];
    }),
  );
}
