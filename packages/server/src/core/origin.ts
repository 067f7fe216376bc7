import type { AddressInfo } from 'node:net';
import type { Config } from './config.ts';
import type { Server } from './server-type.ts';

/** A wildcard address cannot be opened in a browser. */
const ANY: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/**
 * The public address: as configured, otherwise where the service listens. Never the Host header: its sender chooses it,
 * and a link with a secret would lead there.
 */
export function originOf({ origin, host }: Config, port: number): string {
  return origin === '' ? listeningAt(ANY[host] ?? host, port) : origin;
}

export function listeningAt(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The port may be any free one. */
export function portOf({ server }: Pick<Server, 'server'>, { port }: Config): number {
  return (server.address() as AddressInfo | null)?.port ?? port;
}
