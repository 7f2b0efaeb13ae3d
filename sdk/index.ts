export {
  type Appearance,
  configurableFields,
  configurableTabs,
  type FieldAppearance,
  type FieldOf,
  type FieldSection,
  fieldAppearance,
  type TabAppearance,
  type TabOf,
  type TabPage,
  visibleTabs,
} from './admin/appearance';
export {
  type AdminPageId,
  adminPageIds,
  adminPages,
  type PageFacts,
  type PageSettings,
  type PageVisibility,
  visiblePages,
} from './admin/pages';
export * as configurations from './configurations/queries';
export { contracts } from './contracts';
export type { Api, CallOptions } from './core/api';
export type { KeyValuePair, RequestContext } from './core/client';
export type { Contract, Endpoint, Input, Output, Wire } from './core/contract';
export type { Environment, KeyValue, PageEvent } from './core/environment';
export { type ErrorCode, errorTexts } from './core/error-catalogue';
export { ApiError, IdentityError, isAbort, toIdentityError } from './core/errors';
export {
  type AnyFlow,
  type ContextOf,
  createFlow,
  type DepsOf,
  defineFlow,
  type EventOf,
  type FlowOptions,
  type FlowState,
  type RunningFlow,
  type Send,
  type StepOf,
} from './core/flow';
export type { LogLevel } from './core/log';
export { type Bound, type BoundMutation, type BoundQuery, capability, type Mutation, type Query } from './core/queries';
export { compileEntitlements } from './entitlements/compile';
export type {
  EntitlementRequest,
  EntitlementResult,
  Entitlements,
  Justification,
} from './entitlements/entitlements';
export { checkGate, type GateCondition, type GateJustification, type GateResult } from './entitlements/gate';
export * as flags from './flags/queries';
export { type LoginContext, type LoginDeps, type LoginStep, loginFlow } from './flows/login';
export { afterAuthTarget, type LoginIdentity, loginDeps } from './flows/login-deps';
export {
  type AuthStrategy,
  afterLogin,
  mustReplacePassword,
  type PasskeyFacts,
  shouldPromptPasskeys,
  stepForStrategy,
} from './flows/login-rules';
export { type CodeInput, type MfaContext, type MfaDeps, type MfaStart, mfaFlow, startMfa } from './flows/mfa';
export { mfaDeps } from './flows/mfa-deps';
export { isMfaEnrolled, type MfaMethod, type MfaStep, mfaEntry, usableMethods } from './flows/mfa-rules';
export { createIdentity, type Identity, type IdentityOptions } from './identity';
export * as metadata from './metadata/queries';
export * as roles from './roles/queries';
export { defaultRoutes, type Routes } from './routes';
export type { LoginResponse } from './session/contract';
export { decodeToken } from './session/decode-token';
export type { LoginOptions } from './session/hosted-login';
export type { TokenClaims } from './session/jwt';
export { type RedirectRules, safeRedirect } from './session/redirects';
export type { Session, SessionOptions, SessionState, SignedOutReason } from './session/state';
export { isSteppedUp, MULTI_FACTOR, type StepUpOptions } from './session/step-up';
export type { PermissionKey, Register, RoleKey, SessionUser } from './session/user';
export * as tokens from './tokens/queries';
