import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Office, openOffice } from '@eloquence/office';
import {
  type Config,
  firstAdministrator,
  linkAddress,
  listeningAt,
  makeServer,
  originOf,
  type Server,
} from '@eloquence/server';
import { openSite } from '@eloquence/web';
import { type Call, type Command, GENERAL, isGiven } from '../../framework/command.ts';
import { type ExitStatus, Failure } from '../../framework/failure.ts';
import { withFailures } from '../../office/open-store.ts';
import { configOf, momentText } from '../../office/service-settings.ts';

/** The actor before anyone has signed in. */
const ACTOR = 'service';

export const serve: Command = Object.freeze({
  path: 'serve',
  optional: ['db', 'port', 'host', ...GENERAL],
  examples: ['serve --db federation.db', 'serve --db postgres://ratings@localhost/ratings --port 3000'],
  run: async (call): Promise<ExitStatus> => {
    const config = configOf(call);
    const office = await withFailures(call, () =>
      openOffice(config.db, {
        actor: ACTOR,
        readTimeout: config.answerTimeout,
        connections: config.dbConnections,
      }),
    );
    try {
      const lost = Promise.withResolvers<never>();
      // Nobody waits for it before the server listens.
      lost.promise.catch(() => {});
      const server = await makeServer({ office, config, site: await openSite(), storeLost: lost.reject });
      const ended = untilSignal();
      const port = await listen(server, config);
      try {
        // Printed after listening, so that the link works.
        print(call, config, port, await setUp(call, office, config, port));
        await withFailures(call, () => Promise.race([ended, lost.promise]));
      } finally {
        await end(server, config.shutdownTimeout);
      }
      return 0;
    } finally {
      await office.store.close();
    }
  },
} satisfies Command);

/** Returns the port. */
async function listen(server: Server, { host, port }: Config): Promise<number> {
  try {
    await server.listen({ host, port });
  } catch (error) {
    await server.close();
    const { code, message } = error as Error & { code?: string };
    if (code === 'EADDRINUSE') throw new Failure('port-taken', { host, port });
    throw new Failure('address-unusable', { host, port, reason: code ?? message });
  }
  return (server.server.address() as AddressInfo).port;
}

interface SetUp {
  readonly account: string;
  readonly link: string;
  readonly expires: string;
}

/** The set-up link for the first administrator; null once one has a password. */
async function setUp(call: Call, office: Office, config: Config, port: number): Promise<SetUp | null> {
  const first = await withFailures(call, () => firstAdministrator(office));
  if (first === null) return null;
  const link = linkAddress(originOf(config, port), config.basePath, first.link);
  return { account: first.name, link, expires: first.link.expires };
}

function print(call: Call, config: Config, port: number, first: SetUp | null): void {
  const { host, basePath } = config;
  const address = `${listeningAt(host, port)}${basePath}/`;
  const origin = originOf(config, port);
  const { serve: texts } = call.texts;
  const lines = isGiven(call, 'json')
    ? [JSON.stringify({ address, origin, setUp: first })]
    : [
        texts.listening(address),
        ...(config.origin === '' ? [texts.withoutOrigin(origin)] : []),
        ...(first === null ? [] : [texts.setUp(first.account, momentText(first.expires)), first.link]),
      ];
  call.io.stdout.write(`${lines.join('\n')}\n`);
}

/** Ends on a signal from the terminal or the process manager. */
async function untilSignal(): Promise<void> {
  const listeners = new AbortController();
  const { signal } = listeners;
  await Promise.race(['SIGINT', 'SIGTERM'].map((name) => once(process, name, { signal })));
  listeners.abort();
}

/** Stops accepting requests and finishes running ones, up to a timeout. */
async function end(server: Server, patience: number): Promise<void> {
  const cut = setTimeout(() => server.server.closeAllConnections(), patience);
  await server.close();
  clearTimeout(cut);
}
