import { desk } from '../../desk/words.fr.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  desk,
  title: 'Listes d’ailleurs',
  lead: 'Reprenez une liste de classement publiée : la première dont partir, ou toute autre à comparer.',
  take: 'Reprendre une liste',
  file: 'Fichier',
  fileHint: 'Tel que la FIDE le publie : texte ou XML, aussi compressé. Il est lu tel quel.',
  date: 'Date de la liste',
  dateHint: 'Le jour à partir duquel elle est en vigueur.',
  cadence: 'Cadence',
  cadenceHint: 'Nécessaire seulement pour une liste d’une seule cadence dont le fichier ne le dit pas.',
  told: 'selon le fichier',
  button: 'La reprendre',
  ask: {
    title: 'Reprendre cette liste ?',
    text: 'Elle devient publique aussitôt et cela ne peut être annulé. Si le fichier n’était pas le bon, le bon peut être repris ensuite : les deux restent visibles comme révisions.',
    confirm: 'La reprendre définitivement',
  },
  sending: 'Le fichier est d’abord envoyé ; cela peut durer. Puis une page montre où en est le travail.',
  earlier: 'Reprises jusqu’ici',
  earlierNone: 'Aucune liste n’a encore été reprise.',
  rated: 'Classés',
  revisions: 'Révisions',
  compare: 'Comparer à l’original',
  jobs: 'Travaux de ce genre',
  differences: (list) => `${list} : ce que la plus récente dit autrement que l’original`,
  before: 'Original',
  after: 'La plus récente',
  differNone: 'Elles disent la même chose.',
  more: (count) => `${count} joueurs diffèrent ; les plus grands écarts sont montrés.`,
};
