/** Sessions and token verification for servers, without a framework and without the DOM. */

export type { SessionPaths } from '../session/server-paths';
export { type ApiTokenSourceOptions, createApiTokenSource } from './api-token-source';
export { ClientCredentialsError } from './provider-api';
export type { ServerSessionOptions, SignInFailure } from './session/options';
export { type PostgresPool, postgresStore } from './session/postgres-store';
export { SessionUnavailableError } from './session/provider-errors';
export {
  createServerSession,
  initialSession,
  type ReadSession,
  type RequestSession,
  type ServerSession,
  type ServerUserSession,
  type SessionRequest,
  type StepUpPathOptions,
} from './session/server-session';
export { memoryStore, type SessionStore } from './session/store';
export { TokenError, type TokenErrorReason, TokenRefusedError } from './token-error';
export {
  createTokenGuard,
  type RequestTenant,
  type RouteParams,
  refusalResponse,
  type TokenDecision,
  type TokenGuardOptions,
  type TokenRefusal,
  type TokenVerifiers,
} from './token-guard';
export type { TokenSource } from './token-source';
export type { VerifiedToken } from './verified-token';
export { type ApiTokenVerifierOptions, createApiTokenVerifier } from './verify-api-token';
export { createTokenVerifier, type TokenVerifier, type VerifyTokenOptions, verifyToken } from './verify-token';
export {
  createWebhookVerifier,
  type VerifiedWebhook,
  WebhookError,
  type WebhookErrorReason,
  type WebhookOptions,
  type WebhookSource,
} from './verify-webhook';
