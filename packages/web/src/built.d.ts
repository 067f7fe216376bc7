/** The build of `server.tsx`. */
declare module '#built' {
  import type { Site } from '@eloquence/api';
  import type { Manifest } from './manifest.ts';

  export function makeSite(manifest: Manifest): Omit<Site, 'assets'>;
}
