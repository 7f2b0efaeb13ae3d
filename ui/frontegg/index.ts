/** The names of `@frontegg/react` 7 that applications use, over the session and the screens of this package. */
export { AdminPortal } from './admin-portal';
export {
  type AuthState,
  type FronteggUser,
  useAuth,
  useAuthRoutes,
  useAuthState,
  useAuthUser,
  useAuthUserOrNull,
  useIsAuthenticated,
} from './auth';
export { useAuthActions, useLoginWithRedirect } from './auth-actions';
export {
  AuthorizedContent,
  type AuthorizedContentProps,
  type EntitledToOptions,
  SteppedUpContent,
  type SteppedUpContentProps,
  type StepUpOptions,
  useEntitlements,
  useEntitlementsActions,
  useFeatureEntitlements,
  useIsSteppedUp,
  usePermissionEntitlements,
  useStepUp,
} from './gates';
export {
  type LoginPayload,
  type LoginState,
  type PreLoginPayload,
  useLoginActions,
  useLoginState,
} from './login-state';
export type { FronteggThemeOptions, LocalizationsOverrides } from './look';
export { FronteggProvider } from './provider';
export type { AuthOptions, FronteggProviderProps, FronteggServer } from './provider-props';
export type { ContextOptions } from './rest-api/apps';
export { ContextHolder } from './rest-api/context-holder';
export { ChangePasswordForm, type ChangePasswordFormProps, ProfilePage, type ScreenProps, UsersTable } from './screens';
export {
  type AddUserPayload,
  type GroupsState,
  type LoadUsersPayload,
  type TeamPart,
  type TeamState,
  useAuthTeamActions,
  useAuthTeamState,
  useGroupsActions,
  useGroupsState,
  useTeamActions,
  useTeamState,
} from './team';
export { type SwitchTenantPayload, type TenantsState, useTenantsActions, useTenantsState } from './tenants';
