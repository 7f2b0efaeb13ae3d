export type { Api, CallOptions } from './core/api';
export type { Contract, Endpoint, Input, Output, Wire } from './core/contract';
export { type EarlyErrorCode, earlyErrorTexts } from './core/early-error-catalog';
export type { Environment, KeyValue, PageEvent } from './core/environment';
export { ApiError, IdentityError, IllegalStateError, isAbort, lacksPermission, toIdentityError } from './core/errors';
export type { KeyValuePair, RequestContext, RequestSource } from './core/http/request-context';
export type { RequestFailure, RequestFailures, RequestName } from './core/http/request-failures';
export type { IdentityEvent, OnIdentityEvent } from './core/identity-events';
export type { LogLevel, LogOptions } from './core/log';
export type { Page } from './core/page';
export {
  type Bound,
  type BoundMutation,
  type BoundQuery,
  capability,
  type Mutation,
  type Owner,
  type Query,
} from './core/queries';
export type { CreatedKey, Credentials, UsedKey } from './core/webauthn/webauthn';
export { compileEntitlements } from './entitlements/compile';
export type {
  EntitlementRequest,
  EntitlementResult,
  Entitlements,
  Justification,
} from './entitlements/entitlements';
export { checkGate, type GateCondition, type GateJustification, type GateResult } from './entitlements/gate-entry';
export { type ErrorCode, errorTexts } from './error-catalog';
export { createIdentity, type Identity, type IdentityOptions, type OwnerStore } from './identity';
export { type AccountRoute, defaultRoutes, matchAccountRoute, type Routes } from './routes';
export type { LoginResponse } from './session/contract';
export type { HostEvent, OnHostEvent } from './session/host-events';
export { needsSignIn } from './session/needs-sign-in';
export type { DirectAction, LoginOptions } from './session/open-id/hosted-login';
export type { OpenIdOptions } from './session/open-id/open-id';
export { type RedirectRules, safeRedirect } from './session/open-id/redirects';
export type { Session, SessionOptions, SessionState, SignedOutReason, SwitchOptions } from './session/state';
export { isSteppedUp, MULTI_FACTOR, type StepUpOptions } from './session/step-up';
export { decodeToken } from './session/tokens/decode-token';
export type { TokenClaims } from './session/tokens/jwt';
export { providerNow } from './session/tokens/provider-clock';
export type { PermissionKey, Register, RoleKey, SessionUser } from './session/user';
