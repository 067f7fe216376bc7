/** A server with a small federation for the tests; its answers are validated against the OpenAPI document. */

import { randomUUID } from 'node:crypto';
import type { Site } from '@eloquence/api';
import { defined } from '@eloquence/rating';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, expect, onTestFinished, TestRunner } from 'vitest';
import { accept, close, type Office, openOffice, publish, submit } from '../../office/src/index.ts';
import {
  bytesOf,
  type Clock,
  type EventInput,
  MEMBERS,
  NEWCOMER,
  openFederation,
  reportText,
} from '../../office/test/federation.ts';
import type { FreshStores } from '../../office/test/stores.ts';
import type { PasswordCost } from '../src/accounts/passwords.ts';
import { type Config, defaultConfig, makeServer, type Server } from '../src/index.ts';

/** Four rated players and a new one, on the list of December 2025. */
export const OPEN: EventInput = {
  name: 'Autumn Open <b>',
  start: '2025-11-05',
  end: '2025-11-09',
  players: [...MEMBERS.slice(0, 4), NEWCOMER],
  rounds: [
    [
      [0, 3, 1],
      [1, 2, 0.5],
    ],
    [
      [2, 0, 1],
      [3, 4, 0],
    ],
    [
      [0, 1, 0.5],
      [2, 4, 1],
    ],
  ],
};

export interface Service {
  readonly server: Server;
  readonly office: Office;
  /** Of the rated event. */
  readonly event: string;
  /** Sends a request and validates the answer against the OpenAPI document. */
  readonly ask: Ask;
}

export interface Question {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  readonly headers?: Record<string, string>;
  readonly body?: object | string;
  /** The client's. */
  readonly address?: string;
}

export type Ask = (url: string, question?: Question) => Promise<LightMyRequestResponse>;

/** A federation with one rated event; `settings` configure the server. */
export async function openService(
  fresh: FreshStores,
  settings: Partial<Config> = {},
  site: Site | null = null,
): Promise<Service> {
  const clock: Clock = { now: '2025-11-30' };
  const url = await fresh.copy('service', async (original) => {
    clock.now = '2025-11-10';
    const { store } = await rateOpen(await openFederation(original, clock), clock);
    await store.close();
  });
  const office = await openOffice(url, { actor: 'officer', now: () => new Date(`${clock.now}T12:00:00Z`) });
  const { id: event } = await office.store.db.selectFrom('event').select('id').executeTakeFirstOrThrow();
  const { server, ask } = await serve(office, settings, site);
  // Closed with its test or suite: many open servers slow each other down.
  const atEnd = TestRunner.getCurrentTest() === undefined ? afterAll : onTestFinished;
  atEnd(async () => {
    await server.close();
    await office.store.close();
  });
  return { server, office, event, ask };
}

async function rateOpen(office: Office, clock: Clock): Promise<Office> {
  const { event } = await submit(office, bytesOf(reportText(OPEN)));
  await accept(office, event as string);
  clock.now = '2025-11-30';
  await close(office, { date: '2025-12-01', cadence: 'standard' });
  await publish(office, { date: '2025-12-01', cadence: 'standard' });
  return office;
}

/** Very cheap: the tests set hundreds of passwords. `passwords.test.ts` tests the real cost. */
export const CHEAP: PasswordCost = { N: 2, r: 1, p: 1 };

/** Long enough that no test gets "try again later": starting a thread is slow on a busy machine. */
export const LONG_TIMEOUT: Pick<Config, 'answerTimeout'> = { answerTimeout: 120_000 };

/** A server of an office, with a function for requests. */
export async function serve(
  office: Office,
  settings: Partial<Config> = {},
  site: Site | null = null,
): Promise<{ readonly server: Server; readonly ask: Ask }> {
  // All tests of a suite have one address.
  const config = defaultConfig({ logLevel: 'silent', rateLimit: 1_000_000, ...LONG_TIMEOUT, ...settings });
  const server = await makeServer({ office, config, site, passwordCost: CHEAP });
  await server.ready();
  return { server, ask: asking(server, settings) };
}

function asking(server: Server, settings: Partial<Config>): Ask {
  const { basePath = '' } = settings;
  const described = describedBy(server, settings);
  return async (url, { method = 'GET', headers = {}, body, address } = {}) => {
    const answer = await server.inject({
      method,
      url: `${basePath}${url}`,
      headers,
      ...(body !== undefined && { payload: body }),
      ...(address !== undefined && { remoteAddress: address }),
    });
    described.check(method, url, answer);
    return answer;
  };
}

interface Api {
  readonly paths: Record<
    string,
    Record<string, { responses: Record<string, { content?: Record<string, object> }> }>
  >;
}

/** By the settings of a server, and by the OpenAPI document. */
const descriptions = new Map<string, Described>();

/** Servers with the same document share its validators; with the same settings also the document, half the work of a server. */
function describedBy(server: Server, settings: Partial<Config>): Described {
  const key = JSON.stringify(settings);
  const known = descriptions.get(key);
  if (known !== undefined) return known;
  const text = JSON.stringify(server.swagger());
  const described = descriptions.get(text) ?? new Described(JSON.parse(text));
  descriptions.set(key, described).set(text, described);
  return described;
}

/** The OpenAPI document, to validate answers. */
class Described {
  readonly #api: Api;
  readonly #ajv = new Ajv2020({ strict: false, validateFormats: false });
  readonly #id = `api-${randomUUID()}`;
  readonly #known = new Map<string, ValidateFunction>();

  constructor(api: Api) {
    this.#api = api;
    this.#ajv.addSchema(this.#api as never, this.#id);
  }

  check(method: string, url: string, { statusCode, headers, body }: LightMyRequestResponse): void {
    expect(statusCode, `${method} ${url}: ${body.slice(0, 300)}`).not.toBe(500);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    const type = defined(String(headers['content-type'] ?? '').split(';')[0]);
    // A page shows errors in its own format.
    if (type === 'text/html') return;
    if (statusCode >= 400) {
      if (method !== 'HEAD') this.#validate('#/components/schemas/Problem', JSON.parse(body));
      expect(type).toBe('application/problem+json');
      return;
    }
    const path = this.#pathOf(defined(url.split('?')[0]));
    const operation = path && this.#api.paths[path]?.[method.toLowerCase()];
    if (!operation) return;
    const response = operation.responses[statusCode];
    expect(response, `${method} ${path} says nothing of ${statusCode}`).toBeDefined();
    if (response?.content === undefined) {
      expect(body, `${method} ${path} says nothing of a body`).toBe('');
      return;
    }
    expect(Object.keys(response.content), `${method} ${path}`).toContain(type);
    if (type !== 'application/json' || method === 'HEAD') return;
    const pointer = [
      'paths',
      path as string,
      method.toLowerCase(),
      'responses',
      String(statusCode),
      'content',
      type,
      'schema',
    ];
    this.#validate(
      `#/${pointer.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`,
      JSON.parse(body),
    );
  }

  /** The path template that matches a URL; the longest one wins. */
  #pathOf(address: string): string | undefined {
    const fitting = Object.keys(this.#api.paths).filter((path) =>
      new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(address),
    );
    const letters = (path: string): number => path.replaceAll(/\{[^}]+\}/g, '').length;
    return fitting.sort((a, b) => letters(b) - letters(a))[0];
  }

  #validate(pointer: string, value: unknown): void {
    let validate = this.#known.get(pointer);
    if (validate === undefined) {
      validate = this.#ajv.compile({ $ref: `${this.#id}${encodeURI(pointer)}` });
      this.#known.set(pointer, validate);
    }
    expect(validate(value) ? [] : validate.errors, pointer).toEqual([]);
  }
}
