/** What the operating system says of a file, by its code. */
export const SYSTEM: Readonly<Record<string, string>> = Object.freeze({
  ENOENT: 'fichier inexistant',
  EISDIR: 'c’est un dossier',
  ENOTDIR: 'une partie du chemin n’est pas un dossier',
  EACCES: 'pas de droit de lecture',
});

export const WRITING: Readonly<Record<string, string>> = Object.freeze({
  ENOENT: 'le dossier n’existe pas',
  EISDIR: 'c’est un dossier',
  ENOTDIR: 'une partie du chemin n’est pas un dossier',
  EACCES: 'pas de droit d’écriture dans le dossier',
  EROFS: 'système de fichiers en lecture seule',
  ENOSPC: 'disque plein',
});
