import type { EditionNames } from './edition-names.en.ts';

export const editionNames: EditionNames = {
  edition: (date) => `Règlement du ${date}`,
  statuses: {
    complete: 'texte entier connu',
    partial: 'texte connu en partie',
    amendment: 'un amendement',
  },
  provenance: { text: 'texte', reported: 'source indirecte', inferred: 'déduction', carried: 'repris' },
  provenanceSaid: {
    text: 'Cela figure dans le texte du règlement.',
    reported: 'La FIDE ou d’autres le rapportent\u202f; le texte lui-même n’était pas disponible.',
    inferred: 'Cela est déduit de la façon dont les classements ont été calculés.',
    carried: 'Repris de l’édition précédente, car le texte de celle-ci n’est pas établi ici.',
  },
  pages: {
    timeline: 'Chronologie',
    compare: 'Côte à côte',
    tables: 'Tables',
    disputes: 'Points controversés',
  },
  cadence: 'Cadence',
  label: 'Règlements',
};
