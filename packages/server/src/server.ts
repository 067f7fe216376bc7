import type { Socket } from 'node:net';
import type { Problem, Site } from '@eloquence/api';
import { type Office, Reader, Replica, type StoreError, todayOf } from '@eloquence/office';
import type { ServerProblemCode } from '@eloquence/words/server';
import compress from '@fastify/compress';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { SECURITY_SCHEMES, securityOf } from './accounts/api-security.ts';
import { auditedStore } from './accounts/audit.ts';
import { authenticateRequests } from './accounts/authentication.ts';
import { DEFAULT_COST, type PasswordCost } from './accounts/passwords.ts';
import { checkAccess } from './core/access.ts';
import { enforceAnswerTimeout } from './core/answer-timeout.ts';
import type { Config } from './core/config.ts';
import { setSecurityHeaders } from './core/headers.ts';
import { answerOtherMethods, collectMethods } from './core/http-methods.ts';
import { languageOf, pageLanguage } from './core/language.ts';
import { errorTrace, LogBuffer, loggerOptions, recordRequests } from './core/log.ts';
import { Metrics } from './core/metrics.ts';
import { describeApi } from './core/openapi.ts';
import { ServerProblem } from './core/problems.ts';
import { limitRequests } from './core/rate-limit.ts';
import { ReadSource } from './core/read-source.ts';
import type { Server } from './core/server-type.ts';
import { clientProblem, sendSocketProblem } from './core/socket-problem.ts';
import { StoreHealth } from './core/store-health.ts';
import { rejectUnsafeInput } from './core/unsafe-input.ts';
import { enforceUploadTimeout, longestUpload } from './core/upload-timeout.ts';
import { withWriteTimeout } from './core/write-timeout.ts';
import { PageCache } from './pages/page-cache.ts';
import { Reports } from './reports/reports.ts';
import { routes } from './routes/index.ts';
import { isForReading, sendPage } from './routes/pages.ts';
import type { Context } from './routes/shared/context.ts';
import { isExpectedRefusal, problemOf } from './views/problem.ts';

export interface ServerOptions {
  readonly office: Office;
  readonly config: Config;
  /** The website; without it, `/` is a short page that links to the API. */
  readonly site?: Site | null;
  /** Cost of hashing a new password. Not a setting, so that no operator makes guessing cheap; tests lower it. */
  readonly passwordCost?: PasswordCost;
  /** Called once the file of the store is gone or replaced: the server has to end. */
  readonly storeLost?: (error: StoreError) => void;
}

const MAX_PARAMETER_LENGTH = 120;
/** Seconds until a request refused with 503 may be repeated. */
const RETRY_AFTER = 5;
/** Milliseconds. */
const MAX_WRITE_WAIT = 5000;
const HEADERS_TIMEOUT = 20_000;
const CONNECTION_CHECK_INTERVAL = 1000;
const IDLE_CHECK_INTERVAL = 50;

/** A server that is ready to listen. It shares nothing with other servers of the process. */
export async function makeServer(options: ServerOptions): Promise<Server> {
  const { office, config, site = null, passwordCost = DEFAULT_COST, storeLost = () => {} } = options;
  const writeTimeout = Math.min(MAX_WRITE_WAIT, config.answerTimeout / 2);
  const { dbRead, answerTimeout, dbConnections } = config;
  const replica =
    dbRead === ''
      ? null
      : new Replica(office.store, dbRead, { readTimeout: answerTimeout, connections: dbConnections });
  const acting: Office = { ...office, store: auditedStore(withWriteTimeout(office.store, writeTimeout)) };
  const source = new ReadSource(acting, replica);
  const read = replica && { replica: { url: dbRead, isRead: () => source.isReplica } };
  const context: Context = {
    source,
    office: acting,
    background: office,
    reader: new Reader(office, { timeout: answerTimeout, ...read }),
    officeReader: new Reader(office, { timeout: answerTimeout }),
    reports: new Reports(office, config, writeTimeout),
    health: new StoreHealth(office),
    config,
    metrics: new Metrics(),
    site,
    pages: new PageCache(config.pageCache),
    passwordCost,
    today: () => todayOf(office),
  };
  const log = new LogBuffer();
  const server: Server = Fastify({
    logger: loggerOptions(config.logLevel, log),
    logController: new LogController({ disableRequestLogging: true }),
    // A logger per request would serve one line.
    childLoggerFactory: (logger) => logger,
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
    bodyLimit: config.bodyLimit,
    requestTimeout: longestUpload(config),
    connectionTimeout: config.connectionTimeout,
    http: {
      optimizeEmptyRequests: true,
      maxHeaderSize: config.headerLimit,
      headersTimeout: Math.min(config.requestTimeout, HEADERS_TIMEOUT),
      connectionsCheckingInterval: Math.min(config.requestTimeout, CONNECTION_CHECK_INTERVAL),
    },
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    return503OnClosing: true,
    ajv: { customOptions: { removeAdditional: false, coerceTypes: true, allErrors: false } },
    frameworkErrors: (error, request, reply) =>
      sendProblem(problemFor(context, error, request), request, reply),
    clientErrorHandler: (error, socket) => {
      const code = clientProblem(error, socket);
      if (code === null) return;
      logRefusal(code, socket);
      sendSocketProblem(socket, code);
    },
  }).withTypeProvider<TypeBoxTypeProvider>();

  function logRefusal(refused: ServerProblemCode, { remoteAddress: address }: Socket): void {
    server.log.info({ refused, ...(config.logAddresses && { address }) });
  }
  server.addHook('onClose', async () => log.close());
  // No compiled serializers: tests check every answer against its schema.
  server.setSerializerCompiler(() => JSON.stringify);
  recordRequests(server, config, context.metrics);
  server.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(reply, request.protocol === 'https');
    done();
  });
  enforceUploadTimeout(server, config, ({ socket }, code, limit) => {
    logRefusal(code, socket);
    sendSocketProblem(socket, code, { limit });
    socket.destroySoon();
  });
  enforceAnswerTimeout(server, config);
  await authenticateRequests(server, context.office, config);
  rejectUnsafeInput(server);
  answerErrors(server, context);
  await limitRequests(server, config);
  await server.register(compress, { globalDecompression: false, encodings: ['br', 'gzip'], threshold: 1024 });
  checkAccess(server);
  const methods = collectMethods(server);
  await describeApi(server, config, { schemes: SECURITY_SCHEMES, of: securityOf });
  server.setNotFoundHandler({ preHandler: server.rateLimit() }, (request, reply) => {
    if (site !== null && isForReading(request, context)) return sendPage(server, context, request, reply, {});
    throw new ServerProblem('not-found');
  });
  await server.register(async (scope) => routes(scope as Server, context), { prefix: config.basePath });
  answerOtherMethods(server, methods);
  closeIdleConnections(server);
  const endWatch = context.health.watch(storeLost);
  server.addHook('onClose', async () => endWatch());
  if (replica !== null) {
    await replica.look();
    const endLooking = replica.watch((state) => server.log.info({ replica: state }));
    context.metrics.watchReplica(replica);
    server.addHook('onClose', async () => {
      endLooking();
      await replica.close();
    });
  }
  const threads = [context.reader, context.officeReader, context.reports];
  server.addHook('onClose', () => Promise.all(threads.map((each) => each.close())).then());
  return server;
}

/** On shutdown, Node closes idle connections once; one that becomes idle later would stay open. */
function closeIdleConnections(server: Server): void {
  let timer: NodeJS.Timeout | undefined;
  server.addHook('preClose', async () => {
    timer = setInterval(() => server.server.closeIdleConnections(), IDLE_CHECK_INTERVAL);
  });
  server.addHook('onClose', async () => clearInterval(timer));
  server.server.on('close', () => clearInterval(timer));
}

function answerErrors(server: Server, context: Context): void {
  server.setErrorHandler(async (error, request, reply) => {
    const problem = problemFor(context, error, request);
    if (context.site === null || !isForReading(request, context)) return sendProblem(problem, request, reply);
    try {
      return await sendPage(server, context, request, reply, { problem });
    } catch (failure) {
      // The page that shows the problem failed too.
      return sendProblem(problemFor(context, failure, request), request, reply);
    }
  });
}

/** An error as problem details. Unexpected errors are logged. */
function problemFor(context: Context, error: unknown, request: FastifyRequest): Problem {
  const { config, site } = context;
  const language =
    site !== null && isForReading(request, context) ? pageLanguage(request) : languageOf(request);
  const mediaType = (request.headers['content-type'] ?? '').split(';')[0]?.slice(0, 100) || '–';
  const { basePath } = config;
  const bodyLimit = request.routeOptions?.bodyLimit ?? config.bodyLimit;
  const problem = problemOf(error, { language, basePath, bodyLimit, mediaType });
  if (problem.status >= 500 && !isExpectedRefusal(error)) {
    const route = request.routeOptions?.url ?? '*';
    request.log.error({ reqId: request.id, ...errorTrace(error as Error), route });
  }
  return problem;
}

function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (problem.status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER);
  if (!reply.hasHeader('content-security-policy')) setSecurityHeaders(reply, request.protocol === 'https');
  return reply
    .code(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('content-language', languageOf(request))
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(problem);
}
