'use client';
import { type EntitlementResult, isSteppedUp } from '@gatehouse/sdk';
import { withStepUp } from '@gatehouse/sdk/sign-in';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useIdentity } from '../react/identity';
import { useSession } from '../react/session';
import { useAuthUserOrNull } from './auth';

/** How recent a second factor has to be. */
export interface StepUpOptions {
  /** Seconds. Default: however old. */
  maxAge?: number;
}

/** Returns a function that asks for a second factor, unless one is recent enough. */
export const useStepUp = (): ((options?: StepUpOptions) => Promise<void>) => {
  const identity = useIdentity();
  return useMemo(() => (options) => withStepUp(identity, async () => undefined, options), [identity]);
};

/** Returns whether a second factor was verified recently enough. */
export const useIsSteppedUp = (options?: StepUpOptions): boolean => {
  const session = useSession();
  return session.status === 'authenticated' && isSteppedUp(session.claims, options);
};

type Attributes = Record<string, unknown>;

/** A permission or a feature to check. */
export type EntitledToOptions = { featureKey: string } | { permissionKey: string };

/** Returns whether the account has a feature. Needs `entitlementsOptions.enabled`. */
export const useFeatureEntitlements = (key: string, attributes?: Attributes): EntitlementResult =>
  useEntitlements({ featureKey: key }, attributes);

/** Returns whether the user has a permission by the entitlements of the account. Needs `entitlementsOptions.enabled`. */
export const usePermissionEntitlements = (key: string, attributes?: Attributes): EntitlementResult =>
  useEntitlements({ permissionKey: key }, attributes);

/** Returns whether the user has a permission or the account a feature. Needs `entitlementsOptions.enabled`. */
export const useEntitlements = (request: EntitledToOptions, attributes?: Attributes): EntitlementResult =>
  useEntitlementsActions().isEntitledTo(request, attributes);

/** Returns a function that checks entitlements. Needs `entitlementsOptions.enabled`. */
export const useEntitlementsActions = () => {
  useSession();
  const identity = useIdentity();
  return {
    isEntitledTo: (request: EntitledToOptions, attributes?: Attributes): EntitlementResult =>
      identity.can(request, attributes),
  };
};

export interface AuthorizedContentProps {
  /** Keys of roles, one of which the user needs. */
  requiredRoles?: string[];
  /** Keys of permissions, one of which the user needs; wildcards of the user's permissions count. */
  requiredPermissions?: string[];
  /** Renders both states instead of the children. */
  render?: (isAuthorized: boolean) => ReactNode;
  children?: ReactNode;
}

/** Renders its children for users with a role and a permission. It only hides: the server must authorize each call. */
export function AuthorizedContent({
  requiredRoles,
  requiredPermissions,
  render,
  children,
}: AuthorizedContentProps): ReactNode {
  useSession();
  const { gate } = useIdentity();
  const passes = (when: Parameters<typeof gate>[0] | undefined) => !when || gate(when).allowed;
  const isAuthorized =
    passes(requiredRoles && { role: requiredRoles }) &&
    passes(requiredPermissions && { permission: requiredPermissions });
  if (render) return render(isAuthorized);
  return isAuthorized ? children : null;
}

export interface SteppedUpContentProps extends StepUpOptions {
  /** Does not ask for the second factor by itself. Default: false. */
  preventSteppingUp?: boolean;
  /** Renders both states instead of the children. */
  render?: (isSteppedUp: boolean) => ReactNode;
  children?: ReactNode;
}

/** Renders its children after a second factor, for which it asks a signed-in user. */
export function SteppedUpContent({
  maxAge,
  preventSteppingUp = false,
  render,
  children,
}: SteppedUpContentProps): ReactNode {
  const isSignedIn = useAuthUserOrNull() !== null;
  const isVerified = useIsSteppedUp({ maxAge });
  const stepUp = useStepUp();
  const asks = isSignedIn && !isVerified && !preventSteppingUp;
  useEffect(() => {
    if (asks) void stepUp({ maxAge });
  }, [asks, stepUp, maxAge]);
  if (!isSignedIn) return null;
  if (render) return render(isVerified);
  return isVerified ? children : null;
}
