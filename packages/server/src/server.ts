import type { Socket } from 'node:net';
import type { Problem, Site } from '@eloquence/api';
import { type Office, Reader, todayOf } from '@eloquence/office';
import compress from '@fastify/compress';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, {
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type preHandlerHookHandler,
  type RouteOptions,
} from 'fastify';
import { auditedStore } from './accounts/audit.ts';
import { type PasswordCost, USUAL_COST } from './accounts/passwords.ts';
import { recogniseVisitors } from './accounts/visitors.ts';
import { type Access, ANONYMOUS, refusal } from './core/access.ts';
import { cutSlowClients, longestArrival } from './core/arrival.ts';
import type { Config } from './core/config.ts';
import type { Context, Server } from './core/context.ts';
import { PREFLIGHT, secure } from './core/headers.ts';
import { impatientStore } from './core/impatient.ts';
import { answerInTime } from './core/in-time.ts';
import { isInside } from './core/inside.ts';
import { languageOf, pageLanguage } from './core/language.ts';
import { LogLines } from './core/log.ts';
import { Metrics } from './core/metrics.ts';
import { describeApi } from './core/openapi.ts';
import { isForNow, problemOf, ServerProblem, STATUS } from './core/problems.ts';
import { limitRequests } from './core/rate-limit.ts';
import { refuseUnkeepable } from './core/texts-only.ts';
import { answerTogether } from './core/together.ts';
import { Reports } from './reports/reports.ts';
import { routes } from './routes/index.ts';
import { isForReading, sendPage } from './routes/pages.ts';
import { type ProblemValues, type ServerProblemCode, texts } from './texts/texts.ts';

export interface ServerOptions {
  readonly office: Office;
  readonly config: Config;
  /** The pages; without them there is a short one that leads to the API. */
  readonly site?: Site | null;
  /** Of passwords that are set; no setting, so that nobody makes guessing cheap. Tests do, for the sake of their time. */
  readonly passwordCost?: PasswordCost;
}

/** The longest part of an address that is looked at. */
const LONGEST_PARAMETER = 120;
/** Seconds after which what was refused for the moment may be tried again. */
const RETRY_AFTER = 5;
/** Milliseconds that a request waits for its turn to write. */
const LONGEST_WAIT = 5000;

/** Milliseconds in which headers must have arrived, and how often connections are looked at for it. */
const LONGEST_HEADERS = 20_000;
const LOOK_AT_CONNECTIONS = 1000;

/** A server that is ready to listen. Nothing in it is shared with another. */
export async function makeServer(options: ServerOptions): Promise<Server> {
  const { office, config, site = null, passwordCost = USUAL_COST } = options;
  const patience = Math.min(LONGEST_WAIT, config.answerTimeout / 2);
  const impatient = impatientStore(office.store, patience);
  const context: Context = {
    office: { ...office, store: auditedStore(impatient) },
    background: office,
    reader: new Reader(office, { timeout: config.answerTimeout }),
    reports: new Reports(office, config, patience),
    config,
    metrics: new Metrics(),
    site,
    passwordCost,
    today: () => todayOf(office),
  };
  const lines = new LogLines(process.stderr);
  const server: Server = Fastify({
    logger: {
      level: config.logLevel,
      serializers: SERIALIZERS,
      stream: lines,
      hooks: { logMethod: withoutMessages },
    },
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for each request would serve for one line.
    childLoggerFactory: (logger) => logger,
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
    bodyLimit: config.bodyLimit,
    requestTimeout: longestArrival(config),
    connectionTimeout: config.connectionTimeout,
    http: {
      optimizeEmptyRequests: true,
      maxHeaderSize: config.headerLimit,
      headersTimeout: Math.min(config.requestTimeout, LONGEST_HEADERS),
      // Node looks for those whose time is over only this often.
      connectionsCheckingInterval: Math.min(config.requestTimeout, LOOK_AT_CONNECTIONS),
    },
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    return503OnClosing: true,
    ajv: { customOptions: { removeAdditional: false, coerceTypes: true, allErrors: false } },
    frameworkErrors: (error, request, reply) => sendProblem(context, error, request, reply),
    clientErrorHandler: (error, socket) => refuseSocket(error, socket, lineOf),
  }).withTypeProvider<TypeBoxTypeProvider>();

  /** A line for what is answered on the bare connection. */
  function lineOf(refused: ServerProblemCode, { remoteAddress: address }: Socket): void {
    server.log.info({ refused, ...(config.logAddresses && { address }) });
  }
  server.decorateRequest('who', null as never);
  server.decorateRequest('isInside', false);
  server.decorateRequest('isTold', false);
  // Answers are small, and every test holds them to their schemas.
  server.setSerializerCompiler(() => JSON.stringify);
  keepLines(server, lines);
  answerTogether(server);
  watch(server, context);
  cutSlowClients(server, config, ({ socket }, because, limit) => {
    lineOf(because, socket);
    refuse(socket, because, { limit });
    socket.destroySoon();
  });
  answerInTime(server, config);
  await recogniseVisitors(server, context);
  refuseUnkeepable(server);
  answerErrors(server, context);
  const { limit } = limitRequests(server, config);
  await server.register(compress, { globalDecompression: false, encodings: ['br', 'gzip'], threshold: 1024 });
  guardAccess(server);
  const known = collectMethods(server);
  await describeApi(server, context);
  server.setNotFoundHandler({ preHandler: limit as preHandlerHookHandler }, (request, reply) => {
    if (site !== null && isForReading(request, context)) return sendPage(server, context, request, reply, {});
    throw new ServerProblem('not-found');
  });
  await server.register(async (scope) => routes(scope as Server, context), { prefix: config.basePath });
  answerOtherMethods(server, known);
  letGoWhenIdle(server);
  server.addHook('onClose', () => Promise.all([context.reader.close(), context.reports.close()]).then());
  return server;
}

/** How often connections are looked at while the server ends, in milliseconds. */
const LOOK = 50;

/** A connection whose last answer was under way when the end began would otherwise be kept for more requests. */
function letGoWhenIdle(server: Server): void {
  let looking: NodeJS.Timeout | undefined;
  server.addHook('preClose', async () => {
    looking = setInterval(() => server.server.closeIdleConnections(), LOOK);
  });
  server.addHook('onClose', async () => clearInterval(looking));
  server.server.on('close', () => clearInterval(looking));
}

/** Logs hold no address, no query and no header: what people look for is theirs. */
const SERIALIZERS = {
  req: ({ method }: { readonly method: string }) => ({ method }),
  res: ({ statusCode }: { readonly statusCode?: number }) => ({ statusCode: statusCode ?? 0 }),
};

/** What of an error stands in the log: its message, and that of a driver, may hold what was asked for. */
function traceOf(error: Error & { readonly code?: unknown }): object {
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return { error: error.name, code: error.code, at: frames?.slice(0, 8) };
}

/** Errors that the framework logs by itself, such as of an answer that comes after its time, name the address. */
function withoutMessages(this: unknown, [first, ...rest]: unknown[], log: (...line: never[]) => void): void {
  const { err, ...line } = (first ?? {}) as { readonly err?: unknown };
  const told = err instanceof Error ? [{ ...line, ...traceOf(err) }, rest[0] ?? 'error'] : [first, ...rest];
  log.apply(this, told as never[]);
}

/** Of all servers in this process. */
const keptLines = new Set<LogLines>();

function flushAll(): void {
  for (const lines of keptLines) lines.flush();
}

/** No line is lost when the server or the process ends. */
function keepLines(server: Server, lines: LogLines): void {
  if (keptLines.size === 0) process.on('exit', flushAll);
  keptLines.add(lines);
  server.addHook('onClose', async () => {
    lines.flush();
    keptLines.delete(lines);
    if (keptLines.size === 0) process.off('exit', flushAll);
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether it has its figure and its line of log. */
    isTold: boolean;
  }
}

/** Headers for all, figures and one line of log for each request. */
function watch(server: Server, { config, metrics }: Context): void {
  server.addHook('onRequest', (request, reply, done) => {
    request.isInside = isInside();
    if (!request.isInside) metrics.begin();
    request.who = ANONYMOUS;
    secure(reply, request.protocol === 'https');
    if (!request.isInside) reply.raw.once('close', () => tell(request, reply, true));
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    if (!request.isInside) tell(request, reply, false);
    done();
  });
  /** Where the client is gone before the end of its answer, only the connection says so. */
  const tell = (request: FastifyRequest, reply: FastifyReply, isCut: boolean): void => {
    if (request.isTold) return;
    request.isTold = true;
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? '*';
    if (isCut) metrics.cut();
    else metrics.end(method, route, reply.statusCode, reply.elapsedTime);
    if (routeOptions.config.rateLimit === false) return;
    request.log.info({
      reqId: request.id,
      method,
      route,
      ...(isCut ? { cut: true } : { status: reply.statusCode }),
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(config.logAddresses && { address: request.ip }),
    });
  };
}

function answerErrors(server: Server, context: Context): void {
  server.setErrorHandler(async (error, request, reply) => {
    const problem = problemFor(context, error, request);
    if (context.site === null || !isForReading(request, context))
      return replyProblem(problem, request, reply);
    try {
      return await sendPage(server, context, request, reply, { problem });
    } catch (mistake) {
      // A page that cannot even say what is wrong.
      return replyProblem(problemFor(context, mistake, request), request, reply);
    }
  });
}

function sendProblem(
  context: Context,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return replyProblem(problemFor(context, error, request), request, reply);
}

/** An error as what is told of it; what is a mistake of ours goes into the log. */
function problemFor(context: Context, error: unknown, request: FastifyRequest): Problem {
  const { config, site } = context;
  const language =
    site !== null && isForReading(request, context) ? pageLanguage(request) : languageOf(request);
  const mediaType = (request.headers['content-type'] ?? '').split(';')[0]?.slice(0, 100) || '–';
  const { basePath } = config;
  const bodyLimit = request.routeOptions?.bodyLimit ?? config.bodyLimit;
  const problem = problemOf(error, { language, basePath, bodyLimit, mediaType });
  if (problem.status >= 500 && !isForNow(error)) {
    const route = request.routeOptions?.url ?? '*';
    request.log.error({ reqId: request.id, ...traceOf(error as Error), route });
  }
  return problem;
}

function replyProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (problem.status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER);
  if (!reply.hasHeader('content-security-policy')) secure(reply, request.protocol === 'https');
  return reply
    .code(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('content-language', languageOf(request))
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(problem);
}

/** Every route says who may use it, and only the others are checked. */
function guardAccess(server: Server): void {
  server.addHook('onRoute', (route) => {
    const access: Access | undefined = route.config?.access;
    if (access === undefined) throw new Error(`${route.method} ${route.url} does not say who may use it`);
    if (access === 'public') return;
    const check = async (request: FastifyRequest): Promise<void> => {
      const reason = refusal(access, request.who);
      if (reason !== null) throw new ServerProblem(reason);
    };
    const before = route.preParsing === undefined ? [] : [route.preParsing].flat();
    route.preParsing = [check as never, ...before];
  });
}

interface Known {
  readonly methods: Set<string>;
  readonly isPublic: boolean;
}

/** Which methods each address has. */
function collectMethods(server: Server): Map<string, Known> {
  const known = new Map<string, Known>();
  server.addHook('onRoute', ({ url, method, config }: RouteOptions) => {
    const found = known.get(url) ?? { methods: new Set(), isPublic: config?.access === 'public' };
    for (const each of [method].flat()) found.methods.add(each);
    known.set(url, found);
  });
  return known;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** 405 for the methods that an address does not have, and what it has to those who ask for the options. */
function answerOtherMethods(server: Server, known: ReadonlyMap<string, Known>): void {
  for (const [url, { methods, isPublic }] of [...known]) {
    const allowed = [...methods, 'OPTIONS'].join(', ');
    const shared = { url, schema: { hide: true } as object, config: { access: 'public' as const } };
    // Where a base path ends, an address stands here with and without its slash.
    if (server.hasRoute({ url, method: 'OPTIONS' })) continue;
    server.route({
      ...shared,
      method: 'OPTIONS',
      handler: (_request, reply) => {
        if (isPublic) reply.headers({ ...PREFLIGHT, 'access-control-allow-methods': allowed });
        return reply.code(204).header('allow', allowed).send();
      },
    });
    const others = METHODS.filter((method) => !server.hasRoute({ url, method }));
    if (others.length === 0) continue;
    server.route({
      ...shared,
      method: [...others],
      // Before the body is read: nothing in it could matter.
      onRequest: async (request, reply) => {
        reply.header('allow', allowed);
        throw new ServerProblem('method-not-allowed', { allowed, method: request.method });
      },
      handler: () => {},
    });
  }
}

/** What is no request at all is answered on the bare connection. */
function refuseSocket(
  error: Error & { code?: string },
  socket: Socket,
  lineOf: (refused: ServerProblemCode, socket: Socket) => void,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const code =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? 'headers-too-large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? 'request-timeout'
        : 'malformed-request';
  lineOf(code, socket);
  refuse(socket, code);
}

function refuse(socket: Socket, code: ServerProblemCode, values: ProblemValues = {}): void {
  if (!socket.writable) return;
  const { title, detail } = texts('en').problems[code];
  const status = STATUS[code];
  const body = JSON.stringify({ type: 'about:blank', title, status, detail: detail(values), code });
  socket.end(
    [
      `HTTP/1.1 ${status} ${title}`,
      'Content-Type: application/problem+json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
