/** Sessions and token verification for servers, without a framework and without the DOM. */

export type { SessionPaths } from '../session/server-paths';
export type { ServerSessionOptions, SignInFailure } from './session/options';
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
export { TokenError, type TokenErrorReason, TokenRefusedError } from './token-error';
export {
  createTokenGuard,
  refusalResponse,
  type TokenDecision,
  type TokenGuardOptions,
  type TokenRefusal,
} from './token-guard';
export {
  createTokenVerifier,
  type TokenSource,
  type TokenVerifier,
  type VerifiedToken,
  type VerifyTokenOptions,
  verifyToken,
} from './verify-token';
export {
  createWebhookVerifier,
  type VerifiedWebhook,
  WebhookError,
  type WebhookErrorReason,
  type WebhookOptions,
  type WebhookSource,
} from './verify-webhook';
