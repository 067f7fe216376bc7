import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { openOffice } from '@eloquence/office';
import { type Config, ConfigError, makeServer, readConfig, type Server } from '@eloquence/server';
import { type Call, type Command, GENERAL, given, isGiven } from '../../command.ts';
import { type ExitStatus, Failure } from '../../failure.ts';
import { answering } from '../office/store.ts';

/** Who acts where nobody has signed in. */
const ACTOR = 'service';

export const serve: Command = Object.freeze({
  path: 'serve',
  optional: ['db', 'port', 'host', ...GENERAL],
  examples: ['serve --db federation.db', 'serve --db postgres://ratings@localhost/ratings --port 3000'],
  run: async (call): Promise<ExitStatus> => {
    const config = configOf(call);
    const office = await answering(call, () =>
      openOffice(config.db, { actor: ACTOR, readTimeout: config.answerTimeout }),
    );
    try {
      const server = await makeServer({ office, config });
      const ended = untilTold();
      say(call, await listen(server, config));
      await ended;
      await end(server, config.shutdownTimeout);
      return 0;
    } finally {
      await office.store.close();
    }
  },
} satisfies Command);

function configOf(call: Call): Config {
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

/** Answers with the address. */
async function listen(server: Server, { host, port, basePath }: Config): Promise<string> {
  try {
    await server.listen({ host, port });
  } catch (error) {
    await server.close();
    const { code, message } = error as Error & { code?: string };
    if (code === 'EADDRINUSE') throw new Failure('port-taken', { host, port });
    throw new Failure('address-unusable', { host, port, reason: code ?? message });
  }
  const { port: taken } = server.server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${taken}${basePath}/`;
}

function say(call: Call, address: string): void {
  const text = isGiven(call, 'json') ? JSON.stringify({ address }) : call.texts.serve.listening(address);
  call.io.stdout.write(`${text}\n`);
}

/** The terminal and whoever watches over the process say when to end. */
async function untilTold(): Promise<void> {
  const told = new AbortController();
  const { signal } = told;
  await Promise.race(['SIGINT', 'SIGTERM'].map((name) => once(process, name, { signal })));
  told.abort();
}

/** Takes nothing more in and finishes what runs; what takes too long is cut off. */
async function end(server: Server, patience: number): Promise<void> {
  const cut = setTimeout(() => server.server.closeAllConnections(), patience);
  await server.close();
  clearTimeout(cut);
}
