'use client';
import * as entitlements from '@gatehouse/sdk/entitlements';
import { useUser } from '../../react/session';

/** Returns the features that the user may use. */
export const useEntitled = (features: entitlements.UserEntitlements | undefined) => {
  const user = useUser();
  const compiled = entitlements.compileEntitlements(features);
  return (featureKey: string) => compiled.check({ featureKey }, { jwt: user });
};
