/** Practices of FIDE and other readings of a text, by the name that the API and the command line have for it. */
export type VariantNames = Readonly<Record<string, string>>;

export const variantNames: VariantNames = {
  'k-and-bonus-2009': 'K and bonus of the previous edition',
  'one-point-2009': 'Unrated players need a full point',
  'junior-year-end': 'Junior K until the end of the year',
  'inactive-listed': 'Inactive players stay on the list',
  'first-event-only': 'Low scores are dropped in the first event only',
  'points-against-unrated': 'Points against unrated opponents save a zero',
  'k-anew-after-delisting': 'K of a new player after delisting',
  'official-at-any-speed': 'Official events rated at any time control',
  'forfeit-lifts-composition': 'A forfeit lifts the composition of a round robin',
  'men-are-players': '“Men” in 6.33 means players',
};
