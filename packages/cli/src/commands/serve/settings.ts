import { type Config, ConfigError, readConfig } from '@eloquence/server';
import { type Call, given } from '../../command.ts';
import { Failure } from '../../failure.ts';

/** The settings of the environment; what stands on the command line goes before it. */
export function configOf(call: Call): Config {
  const [db, port, host] = [given(call, 'db'), given(call, 'port'), given(call, 'host')];
  try {
    return readConfig(call.io.env, {
      ...(db !== undefined && { db }),
      ...(port !== undefined && { port }),
      ...(host !== undefined && { host }),
    });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new Failure('setting-wrong', { settings: error.message });
  }
}

/** Listening on every address of the machine is no address to open. */
const ANY: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** Where people reach the service: what the operator says, else where it listens. */
export function originOf({ origin, host }: Config, port: number): string {
  return origin === '' ? listeningAt(ANY[host] ?? host, port) : origin;
}

export function listeningAt(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** A moment as people read it: `2026-11-18 09:15 UTC`. */
export const momentText = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
