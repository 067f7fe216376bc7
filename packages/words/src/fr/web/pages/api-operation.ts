import type { Words } from '../../../en/web/pages/api-operation.ts';

export const words: Words = {
  index: 'API',
  authentication: 'Authentification\u202f: ',
  noAccount: 'aucune',
  or: ' ou ',
  example: 'Exemple',
  run: 'Exécuter',
  optionalParameters: 'Paramètres facultatifs',
  cut: 'début seulement',
  parameters: 'Paramètres',
  name: 'Nom',
  place: 'Emplacement',
  type: 'Type',
  meaning: 'Sens',
  body: 'Corps de la requête',
  responses: 'Réponses',
  status: 'Statut',
  content: 'Contenu',
  fields: (name) => `Champs de ${name}`,
  field: 'Champ',
  optional: 'facultatif',
  problems: 'Erreurs',
  problemsLead:
    'Les erreurs suivent la RFC 9457. Celles-ci sont possibles ici\u202f; les données peuvent en causer d’autres.',
  allProblems: 'Toutes les erreurs',
  code: 'Code',
};
