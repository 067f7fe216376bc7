import type { Words } from '../../../en/web/pages/api-docs.ts';

export const words: Words = {
  title: 'API',
  lead: 'Tout ce que montrent les pages, en JSON par HTTP\u202f; sans compte pour les données publiques. Champs et codes ne font que s’ajouter. ?lang= ou Accept-Language fixe la langue.',
  description: 'Description OpenAPI 3.1',
  operations: (tag) => `Opérations\u202f: ${tag}`,
  operation: 'Opération',
  summary: 'Résumé',
  problems: 'Erreurs',
  problemsLead: 'Les erreurs suivent la RFC 9457. Les programmes lisent «\u00a0code\u00a0».',
  code: 'Code',
  status: 'Statut',
  meaning: 'Sens',
};
