import { capability } from '../../core/queries';
import { contract, type UserEntitlements } from '../../entitlements/contract';

export type { UserEntitlements } from '../../entitlements/contract';
export { compileEntitlements, type Entitlements } from '../../entitlements/entitlements';
export { type Ending, endsWithin } from './endings';

const { query } = capability('entitlements', contract);

/** Returns the entitlements of the user and the account: features, plans and permissions. */
export const load = query((api): Promise<UserEntitlements> => api.load());

/** Source of the entitlement to a feature. */
export type FeatureSource = 'plan' | 'grant' | 'flag' | 'none';

/** A feature with its source and expiry. */
export interface FeatureFacts {
  key: string;
  source: FeatureSource;
  /** Ids of the plans that include it. */
  planIds: readonly string[];
  /**
   * Expiry of the direct grant, in milliseconds since the epoch; undefined when there is no grant or it does not
   * expire.
   */
  end: number | undefined;
}

const sourceOf = ({ planIds = [], expireTime, featureFlag }: UserEntitlements['features'][string]): FeatureSource => {
  if (expireTime !== null && expireTime !== undefined) return 'grant';
  if (planIds.length > 0) return 'plan';
  return featureFlag?.on ? 'flag' : 'none';
};

/** Returns the features by name. */
export const featureFacts = ({ features }: UserEntitlements): FeatureFacts[] =>
  Object.entries(features)
    .map(([key, feature]) => ({
      key,
      source: sourceOf(feature),
      planIds: feature.planIds ?? [],
      // A negative time means no expiry.
      end: typeof feature.expireTime === 'number' && feature.expireTime >= 0 ? feature.expireTime : undefined,
    }))
    .sort((a, b) => a.key.localeCompare(b.key));
