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
    text: 'Elle devient publique aussitôt. L’importation peut être annulée tant que rien n’en dépend\u202f; importer ensuite le bon fichier ajoute une révision.',
    confirm: 'Importer',
  },
  consent: {
    legend: 'Si une décision est nécessaire',
    dryRun: 'Comparer seulement, ne rien importer',
    acceptLosses: 'Importer même si des lignes sont illisibles',
    force:
      'Importer même si une liste est remplacée, si beaucoup de joueurs quittent la liste ou si la date est inhabituelle',
    duplicates: 'Identifiant en double',
    ask: 'demander',
    rows: {
      first: 'retenir la première ligne',
      last: 'retenir la dernière ligne',
      none: 'n’en retenir aucune',
    },
  },
  undo: {
    button: 'Annuler la dernière importation',
    title: 'Annuler la dernière importation\u202f?',
    text: 'Classements, noms et historique redeviennent ce qu’ils étaient. Le registre garde l’importation et son annulation. Possible seulement tant qu’aucune liste publiée, aucun rapport accepté ni aucune modification de joueurs n’en dépend.',
    confirm: 'Annuler l’importation',
    reason: 'Motif',
    reasonMissing: 'Indiquez un motif.',
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
