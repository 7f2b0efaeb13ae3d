/** The names of `@frontegg/react` 7 that applications use, over the session and the screens of this package. */
export { AdminPortal } from './admin-portal';
export { ContextHolder, type ContextOptions } from './context-holder';
export {
  type AuthState,
  type FronteggUser,
  type SwitchTenantPayload,
  useAuth,
  useAuthActions,
  useAuthState,
  useAuthUser,
  useAuthUserOrNull,
  useEntitlements,
  useFeatureEntitlements,
  useIsAuthenticated,
  useIsSteppedUp,
  useLoginWithRedirect,
  usePermissionEntitlements,
  useStepUp,
  useTenantsActions,
  useTenantsState,
} from './hooks';
export { FronteggProvider, type FronteggProviderProps } from './provider';
