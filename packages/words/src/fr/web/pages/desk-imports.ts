import type { Words } from '../../../en/web/pages/desk-imports.ts';
import { terms } from '../../terms.ts';
import { desk } from '../desk.ts';

export const words: Words = {
  desk,
  title: 'Importations',
  lead: 'Importez une liste de classement publiée, comme point de départ ou pour comparer.',
  take: 'Importer une liste',
  file: 'Fichier',
  fileHint: 'TXT ou XML de la FIDE, même compressé (zip).',
  date: 'Date de la liste',
  dateHint: 'Premier jour en vigueur.',
  cadence: terms.headings.cadence,
  cadenceHint: 'Nécessaire seulement si le fichier a une seule cadence et ne la nomme pas.',
  told: 'selon le fichier',
  button: 'Importer',
  ask: {
    title: 'Importer cette liste\u202f?',
    text: 'Elle devient publique aussitôt\u202f; cette action est irréversible. Si le fichier n’est pas le bon, importez le bon ensuite comme révision\u202f: les deux restent visibles.',
    confirm: 'Importer',
  },
  sending: 'L’envoi peut prendre du temps. Une page montre ensuite la progression.',
  earlier: 'Listes importées',
  earlierNone: 'Aucune importation pour le moment.',
  rated: 'Classés',
  revisions: 'Révisions',
  compare: 'Comparer à l’original',
  jobs: 'Tâches d’importation',
  differences: (list) => `${list}\u202f: la plus récente comparée à l’original`,
  before: 'Original',
  after: 'La plus récente',
  differNone: 'Aucune différence.',
  more: (count) => `${count} joueurs diffèrent\u202f; les plus grands écarts sont affichés.`,
};
