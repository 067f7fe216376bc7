/** What follows the `?` of an address. */
export type Query = Readonly<Record<string, string>>;

/** What of an address chooses rows, each in the form it must have; what makes no sense is left out. */
export function chosenFrom(query: Query, forms: Readonly<Record<string, RegExp>>): Query {
  return Object.fromEntries(
    Object.entries(forms).flatMap(([name, form]) => {
      const value = name === 'federation' ? query[name]?.trim().toUpperCase() : query[name]?.trim();
      return value !== undefined && form.test(value) ? [[name, value]] : [];
    }),
  );
}
