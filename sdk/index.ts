export * as accountSettings from './account-settings/queries';
export * as accounts from './accounts/queries';
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
export * as applications from './applications/queries';
export * as assistant from './assistant/queries';
export * as audits from './audits/queries';
export * as billing from './billing/queries';
export * as configurations from './configurations/queries';
export * as connectivity from './connectivity/queries';
export { contracts } from './contracts';
export type { Api, CallOptions } from './core/api';
export type { KeyValuePair, RequestContext, RequestSource } from './core/client';
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
export type { LogLevel, LogOptions } from './core/log';
export { type Bound, type BoundMutation, type BoundQuery, capability, type Mutation, type Query } from './core/queries';
export type { RequestFailure, RequestFailures, RequestName } from './core/request-failures';
export { type CreatedKey, type Credentials, credentialsOf, type UsedKey } from './core/webauthn';
export { type HostedPortalOptions, hostedPortalUrl, openHostedPortal } from './embed/hosted-portal';
export { createNativeBridge, type NativeAction, type NativeActions, type NativeBridge } from './embed/native-bridge';
export { compileEntitlements } from './entitlements/compile';
export type {
  EntitlementRequest,
  EntitlementResult,
  Entitlements,
  Justification,
} from './entitlements/entitlements';
export { checkGate, type GateCondition, type GateJustification, type GateResult } from './entitlements/gate';
export * as flags from './flags/queries';
export {
  type AcceptInvitationDeps,
  type AcceptInvitationStep,
  acceptInvitationDeps,
  acceptInvitationFlow,
} from './flows/accept-invitation';
export {
  type ActivateContext,
  type ActivateDeps,
  type ActivateInput,
  type ActivateStep,
  activateFlow,
} from './flows/activate';
export { activateDeps } from './flows/activate-deps';
export {
  type CallbackContext,
  type CallbackDeps,
  type CallbackStep,
  magicLinkCallbackFlow,
  oidcCallbackFlow,
  samlCallbackFlow,
  socialCallbackFlow,
} from './flows/callbacks';
export {
  type CallbackIdentity,
  magicLinkCallbackDeps,
  oidcCallbackDeps,
  samlCallbackDeps,
  socialCallbackDeps,
} from './flows/callbacks-deps';
export {
  type BillingState,
  type CheckoutAccount,
  type CheckoutContext,
  type CheckoutDeps,
  type CheckoutStep,
  checkoutFlow,
  endsTrial,
  needsCard,
} from './flows/checkout';
export { type CheckoutIdentity, checkoutDeps } from './flows/checkout-deps';
export {
  type ForgotPasswordContext,
  type ForgotPasswordDeps,
  type ForgotPasswordStep,
  forgotPasswordDeps,
  forgotPasswordFlow,
} from './flows/forgot-password';
export {
  type ImpersonateDeps,
  type ImpersonateStep,
  type ImpersonationLink,
  impersonateDeps,
  impersonateFlow,
} from './flows/impersonate';
export { type LoginContext, loginFlow } from './flows/login';
export { type LoginApi, type LoginDeps, type LoginIdentity, loginDeps } from './flows/login-deps';
export {
  type AuthStrategy,
  afterLogin,
  type LoginStep,
  mustReplacePassword,
  type PasskeyFacts,
  type QuickLogin,
  shouldPromptPasskeys,
  stepForStrategy,
} from './flows/login-rules';
export {
  type CodeInput,
  type MfaApi,
  type MfaChoice,
  type MfaContext,
  type MfaDeps,
  type MfaStart,
  mfaFlow,
  startMfa,
} from './flows/mfa';
export { mfaDeps } from './flows/mfa-deps';
export { isMethodUsable, isMfaEnrolled, type MfaMethod, type MfaStep, mfaEntry } from './flows/mfa-rules';
export {
  type ResetPasswordContext,
  type ResetPasswordDeps,
  type ResetPasswordStep,
  resetPasswordDeps,
  resetPasswordFlow,
} from './flows/reset-password';
export {
  type ResetPhoneNumberContext,
  type ResetPhoneNumberDeps,
  type ResetPhoneNumberStep,
  resetPhoneNumberDeps,
  resetPhoneNumberFlow,
} from './flows/reset-phone-number';
export { type SignUpContext, type SignUpDeps, type SignUpInput, type SignUpStep, signUpFlow } from './flows/sign-up';
export { signUpDeps } from './flows/sign-up-deps';
export { type StepUpApi, type StepUpContext, type StepUpDeps, type StepUpStep, stepUpFlow } from './flows/step-up';
export { stepUpDeps } from './flows/step-up-deps';
export { type UnlockDeps, type UnlockStep, unlockDeps, unlockFlow } from './flows/unlock';
export * as groups from './groups/queries';
export { createIdentity, type Identity, type IdentityOptions } from './identity';
export * as inviteLinks from './invite-links/queries';
export * as metadata from './metadata/queries';
export * as mfaDevices from './mfa-devices/queries';
export * as notifications from './notifications/queries';
export * as passkeys from './passkeys/queries';
export * as passwords from './passwords/queries';
export * as phoneNumbers from './phone-numbers/queries';
export * as profile from './profile/queries';
export * as provisioning from './provisioning/queries';
export * as reports from './reports/queries';
export * as restrictions from './restrictions/queries';
export * as roles from './roles/queries';
export { defaultRoutes, type Routes } from './routes';
export * as securityCenter from './security-center/queries';
export * as securityPolicy from './security-policy/queries';
export { afterAuthTarget } from './session/after-auth';
export type { LoginResponse } from './session/contract';
export { type CustomLogin, findCustomLogin } from './session/custom-login';
export { decodeToken } from './session/decode-token';
export type { HostEvent, OnHostEvent } from './session/host-events';
export type { DirectAction, LoginOptions } from './session/hosted-login';
export type { TokenClaims } from './session/jwt';
export { type RedirectRules, safeRedirect } from './session/redirects';
export { silentLogout } from './session/silent-logout';
export { type SocialLoginOptions, startSocialLogin } from './session/social-login';
export type { Session, SessionOptions, SessionState, SignedOutReason } from './session/state';
export { isSteppedUp, MULTI_FACTOR, type StepUpOptions } from './session/step-up';
export type { PermissionKey, Register, RoleKey, SessionUser } from './session/user';
export { type StepUpRequest, withStepUp } from './session/with-step-up';
export * as sessions from './sessions/queries';
export * as social from './social/queries';
export * as sso from './sso/queries';
export * as tokens from './tokens/queries';
export * as users from './users/queries';
export * as vendor from './vendor/queries';
