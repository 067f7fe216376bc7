/** The version of the program, kept with every list it makes; all packages share it. */
export const ENGINE: string = '0.1.0';
