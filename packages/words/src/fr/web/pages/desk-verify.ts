import type { Words } from '../../../en/web/pages/desk-verify.ts';
import { de } from '../../elision.ts';
import { terms } from '../../terms.ts';
import { desk } from '../desk.ts';

export const words: Words = {
  desk,
  title: 'Vérification',
  lead: 'Prouve que rien n’a été falsifié\u202f: contrôle le registre écriture par écriture, l’empreinte de chaque document, et recalcule chaque liste d’après les rapports.',
  start: 'Vérifier maintenant',
  which: 'Étendue',
  everything: 'tout',
  listOf: (month) => `les listes ${de(month)}`,
  cadence: terms.headings.cadence,
  all: 'toutes les cadences',
  button: 'Lancer',
  hint: 'Lecture seule\u202f; chacun peut continuer à travailler. Tout vérifier peut prendre quelques minutes.',
  earlier: 'Vérifications antérieures',
  none: 'Aucune vérification pour le moment.',
  entries: 'Écritures du registre',
  head: 'Empreinte de la dernière écriture',
};
