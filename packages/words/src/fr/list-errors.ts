import type { ListErrors } from '../types/messages.ts';
import { french } from './format.ts';

const gigabytes = (bytes: string | number | undefined): string => `${french.decimal(Number(bytes) / 1e9)} Go`;

export const listErrors: ListErrors = Object.freeze({
  'list-not-recognised': (v) =>
    `Ce n’est pas une liste de classement dans un format connu ; le fichier commence par « ${v.found} ».`,
  'list-encoding': (v) =>
    `Le fichier est encodé en ${v.found} ; encodages admis pour une liste : ${v.allowed}.`,
  'list-line-too-long': (v) => `La ligne ${v.line} a plus de ${v.limit} caractères.`,
  'list-too-large': (v) => `Le contenu dépasse ${gigabytes(v.limit)}.`,
  'list-source': () => 'Le fichier est vide.',
  'zip-nested': (v) => `L’archive contient un autre fichier compressé (${v.name}) ; le décompresser d’abord.`,
  'zip-path': (v) => `L’archive contient un chemin dangereux (${v.name}).`,
  'zip-members': (v) => `L’archive contient plus de ${v.limit} fichiers.`,
  'zip-encrypted': (v) => `${v.name} est chiffré.`,
  'zip-method': (v) => `La méthode de compression de ${v.name} n’est pas prise en charge.`,
  'zip-without-list': () => 'L’archive ne contient pas de liste de classement (TXT, XML ou CSV).',
  'packed-truncated': () => 'Le fichier est tronqué ; le télécharger de nouveau.',
  'packed-corrupt': () => 'Le fichier est endommagé ; le télécharger de nouveau.',
});
