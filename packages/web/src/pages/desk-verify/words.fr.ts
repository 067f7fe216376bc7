import { desk } from '../../desk/words.fr.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  desk,
  title: 'Vérification',
  lead: 'Prouve que rien n’a été changé à l’insu de tous : le registre est suivi inscription par inscription, chaque document est contrôlé, et chaque liste est recalculée à partir de ce qui a été remis.',
  start: 'Vérifier maintenant',
  which: 'Quoi',
  everything: 'tout',
  listOf: (month) => `les listes (${month})`,
  cadence: 'Cadence',
  all: 'toutes les cadences',
  button: 'Commencer',
  hint: 'Cela ne change rien, et chacun peut continuer à travailler. Tout vérifier peut prendre quelques minutes.',
  earlier: 'Vérifications antérieures',
  none: 'Rien n’a encore été vérifié.',
  entries: 'Inscriptions au registre',
  head: 'Empreinte de la dernière inscription',
};
