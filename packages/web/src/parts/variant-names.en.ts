/** What FIDE is known to have applied instead of a text, by the name that the API and the command line have for it. */
export type VariantNames = Readonly<Record<string, string>>;

export const variantNames: VariantNames = {
  'k-and-bonus-2009': 'The K and the bonus of the edition before',
  'one-point-2009': 'A whole point as the least score of a newcomer',
  'junior-year-end': 'The K of juniors to the end of the year',
};
