import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Office, openOffice } from '@eloquence/office';
import { type Config, firstAdministrator, linkAddress, makeServer, type Server } from '@eloquence/server';
import { openSite } from '@eloquence/web';
import { type Call, type Command, GENERAL, isGiven } from '../../command.ts';
import { type ExitStatus, Failure } from '../../failure.ts';
import { answering } from '../office/store.ts';
import { configOf, listeningAt, momentText, originOf } from './settings.ts';

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
      const server = await makeServer({ office, config, site: await openSite() });
      const ended = untilTold();
      const port = await listen(server, config);
      try {
        // Only once it listens: before, a link could not be opened.
        say(call, config, port, await setUp(call, office, config, port));
        await ended;
      } finally {
        await end(server, config.shutdownTimeout);
      }
      return 0;
    } finally {
      await office.store.close();
    }
  },
} satisfies Command);

/** Answers with the port. */
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

/** The way in for the first administrator; null once there is one with a password. */
async function setUp(call: Call, office: Office, config: Config, port: number): Promise<SetUp | null> {
  const first = await answering(call, () => firstAdministrator(office));
  if (first === null) return null;
  const link = linkAddress(originOf(config, port), config.basePath, first.link);
  return { account: first.name, link, expires: first.link.expires };
}

function say(call: Call, { host, basePath }: Config, port: number, first: SetUp | null): void {
  const address = `${listeningAt(host, port)}${basePath}/`;
  const { serve: texts } = call.texts;
  const lines = isGiven(call, 'json')
    ? [JSON.stringify({ address, setUp: first })]
    : [
        texts.listening(address),
        ...(first === null ? [] : [texts.setUp(first.account, momentText(first.expires)), first.link]),
      ];
  call.io.stdout.write(`${lines.join('\n')}\n`);
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
