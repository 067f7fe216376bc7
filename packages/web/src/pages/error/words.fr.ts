import type { Words } from './words.en.ts';

export const words: Words = {
  notDone: 'Cela n’a pas abouti',
  ours: 'Une erreur de notre part',
  later: 'Réessayer dans un instant suffit souvent.',
  refused: 'Cette adresse ne peut pas être affichée',
  refusedLead:
    'Ce qui suit le point d’interrogation dans l’adresse n’est pas ce que cette page accepte. L’adresse a pu être coupée ou mal saisie.',
  field: (label, message) =>
    label === null ? `Un élément de l’adresse ${message}.` : `«\u00a0${label}\u00a0» ${message}.`,
  fields: {
    q: 'Nom ou identifiant',
    id: 'Identifiant',
    federation: 'Fédération',
    sex: 'Sexe',
    title: 'Titre',
    cadence: 'Cadence',
    date: 'Date',
    from: 'Du',
    to: 'Au',
    revision: 'Révision',
    account: 'Compte',
    cursor: 'L’endroit où continuer',
    limit: 'Lignes par page',
  },
  plain: 'Vers la page elle-même',
  home: 'Vers la page d’accueil',
};
