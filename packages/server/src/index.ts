/** Eloquence over HTTP. Unofficial. */
export { firstAdministrator } from './accounts/accounts.ts';
export { linkAddress, linkFor, type NewLink } from './accounts/links.ts';
export { type Access, ANONYMOUS, type Role, type Visitor } from './core/access.ts';
export {
  type Config,
  ConfigError,
  readConfig,
  SETTINGS,
  usualConfig,
  type WrongSetting,
} from './core/config.ts';
export type { Context, Server } from './core/context.ts';
export { makeServer, type ServerOptions } from './server.ts';
