/** Eloquence over HTTP. Unofficial. */
export { firstAdministrator } from './accounts/accounts.ts';
export { linkAddress, linkFor, type NewLink } from './accounts/links.ts';
export {
  allTokens,
  makeTokenFor,
  type NamedToken,
  revokeTokenById,
  type TokenRequest,
} from './accounts/tokens.ts';
export { type Access, ANONYMOUS, type Visitor } from './core/access.ts';
export {
  type Config,
  ConfigError,
  defaultConfig,
  type InvalidSetting,
  readConfig,
  SETTINGS,
} from './core/config.ts';
export { listeningAt, originOf } from './core/origin.ts';
export { ServerProblem } from './core/problems.ts';
export type { Context, Server } from './routes/shared/context.ts';
export { makeServer, type ServerOptions } from './server.ts';
