import type { EditionNames } from '../../en/web/edition-names.ts';
import { terms } from '../terms.ts';

export const editionNames: EditionNames = {
  edition: (date) => `Règlement du ${date}`,
  statuses: {
    complete: 'texte complet',
    partial: 'texte partiel',
    amendment: 'amendement',
  },
  provenance: { text: 'texte', reported: 'rapporté', inferred: 'déduit', carried: 'repris' },
  provenanceSaid: {
    text: 'Figure dans le texte du règlement.',
    reported: 'Rapporté par la FIDE ou par d’autres\u202f; le texte n’était pas disponible.',
    inferred: 'Déduit des classements publiés.',
    carried: 'Repris de l’édition précédente\u202f; le texte de celle-ci n’est pas disponible.',
  },
  pages: {
    guide: 'Comment ça marche',
    timeline: 'Chronologie',
    compare: 'Comparaison',
    tables: 'Tables',
    disputes: 'Points controversés',
  },
  cadence: terms.headings.cadence,
  label: 'Règlements',
};
