import type { Words } from '../../../en/web/pages/error.ts';
import { terms } from '../../terms.ts';

export const words: Words = {
  notDone: 'Une erreur s’est produite',
  ours: 'Erreur du serveur',
  later: 'Réessayez dans un instant.',
  refused: 'Adresse non valide',
  refusedLead:
    'La partie qui suit le point d’interrogation n’est pas valide. L’adresse est peut-être coupée ou mal saisie.',
  field: (label, message) =>
    label === null ? `Un élément de l’adresse ${message}.` : `«\u00a0${label}\u00a0» ${message}.`,
  fields: {
    q: 'Nom ou identifiant',
    id: terms.headings.id,
    federation: terms.headings.federation,
    sex: 'Sexe',
    title: terms.headings.title,
    cadence: terms.headings.cadence,
    date: terms.headings.date,
    from: 'Du',
    to: 'Au',
    revision: terms.headings.revision,
    account: 'Compte',
    cursor: 'Position de la page',
    limit: 'Lignes par page',
  },
  plain: 'Ouvrir la page sans cette partie',
  home: 'Accueil',
};
