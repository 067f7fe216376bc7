/** The program's version, stored with every list; all packages share it. */
export const ENGINE: string = '0.1.0';
