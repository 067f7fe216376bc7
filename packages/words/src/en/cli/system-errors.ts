/** What the operating system says of a file, by its code. */
export const SYSTEM: Readonly<Record<string, string>> = Object.freeze({
  ENOENT: 'no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of the path is not a folder',
  EACCES: 'no read permission',
});

export const WRITING: Readonly<Record<string, string>> = Object.freeze({
  ENOENT: 'the folder does not exist',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of the path is not a folder',
  EACCES: 'no write permission for the folder',
  EROFS: 'read-only file system',
  ENOSPC: 'disk full',
});
