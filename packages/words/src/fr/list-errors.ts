import type { ListErrors } from '../dictionary.ts';
import { french } from './format.ts';

const gigabytes = (bytes: string | number | undefined): string => `${french.decimal(Number(bytes) / 1e9)} Go`;

export const listErrors: ListErrors = Object.freeze({
  'list-not-recognised': (v) =>
    `Ce n’est pas une liste de classement de forme connue ; elle commence par « ${v.found} ».`,
  'list-encoding': (v) => `Le fichier est écrit en ${v.found} ; une liste se lit en ${v.allowed}.`,
  'list-line-too-long': (v) => `La ligne ${v.line} a plus de ${v.limit} caractères.`,
  'list-too-large': (v) => `Le contenu dépasse ${gigabytes(v.limit)}.`,
  'list-source': () => 'Il n’y a pas de texte à lire.',
  'zip-nested': (v) => `L’archive contient un autre fichier compressé (${v.name}) ; le décompresser d’abord.`,
  'zip-path': (v) => `L’archive contient un fichier dont le chemin mène ailleurs (${v.name}).`,
  'zip-members': (v) => `L’archive contient plus de ${v.limit} fichiers.`,
  'zip-encrypted': (v) => `${v.name} y est chiffré.`,
  'zip-method': (v) => `${v.name} y est compressé d’une façon qui n’est pas lue.`,
  'zip-without-list': () => 'L’archive ne contient pas de liste de classement (TXT, XML ou CSV).',
  'packed-truncated': () => 'Le fichier s’arrête au milieu ; il n’a pas été téléchargé en entier.',
  'packed-corrupt': () => 'Le fichier est endommagé ; le télécharger de nouveau.',
});
