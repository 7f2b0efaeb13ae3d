/** Sessions and token verification for servers, without a framework and without the DOM. */
export type { ServerSessionOptions, SignInFailure } from './session/options';
export type { SessionPaths } from './session/paths';
export { type PostgresPool, postgresStore } from './session/postgres-store';
export { SessionUnavailableError } from './session/provider';
export {
  createServerSession,
  initialSession,
  type ReadSession,
  type RequestSession,
  type ServerSession,
  type ServerUserSession,
  type SessionRequest,
} from './session/server-session';
export { memoryStore, type SessionStore } from './session/store';
export { TokenError, type TokenErrorReason } from './token-error';
export {
  createTokenVerifier,
  type TokenSource,
  type TokenVerifier,
  type VerifiedToken,
  type VerifyTokenOptions,
  verifyToken,
} from './verify-token';
