import { isIP } from 'node:net';
import type { Config } from '../core/config.ts';
import { originOf } from '../core/origin.ts';

/** The site that passkeys belong to. */
export interface RelyingParty {
  /** Its name, without a port. */
  readonly id: string;
  readonly origin: string;
}

/**
 * Browsers have passkeys for names over https, and for localhost. Without a configured origin, a service that listens on
 * this machine is localhost; null: no browser would have passkeys for it.
 */
export function relyingParty(config: Config, port: number): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(originOf(config, port));
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (isLocal || (protocol === 'https:' && isIP(hostname) === 0 && !hostname.startsWith('[')))
    return { id: hostname, origin };
  const isThisMachine = hostname.startsWith('127.') || hostname === '[::1]';
  return config.origin === '' && isThisMachine
    ? { id: 'localhost', origin: `http://localhost:${port}` }
    : null;
}
