/** What the operating system says of a file, by its code. */
export const SYSTEM: Readonly<Record<string, string>> = Object.freeze({
  ENOENT: '文件不存在',
  EISDIR: '这是文件夹',
  ENOTDIR: '路径中有一部分不是文件夹',
  EACCES: '没有读取权限',
});

export const WRITING: Readonly<Record<string, string>> = Object.freeze({
  ENOENT: '所在的文件夹不存在',
  EISDIR: '这是文件夹',
  ENOTDIR: '路径中有一部分不是文件夹',
  EACCES: '没有写入该文件夹的权限',
  EROFS: '文件系统只读',
  ENOSPC: '磁盘空间不足',
});
