/** What the build makes of `server.tsx`. */
declare module '#built' {
  export const makeSite: typeof import('./server.tsx').makeSite;
}
