import { capability } from '../../core/queries';
import { contract, type UserEntitlements } from '../../entitlements/contract';

export type { UserEntitlements } from '../../entitlements/contract';
export { compileEntitlements, type Entitlements } from '../../entitlements/entitlements';
export { type Ending, endsWithin } from './endings';

const { query } = capability('entitlements', contract);

/** What the user and the account may use: features, plans and permissions. */
export const load = query((api): Promise<UserEntitlements> => api.load());

/** Where the right to a feature comes from. */
export type FeatureSource = 'plan' | 'grant' | 'flag' | 'none';

/** A feature with its source and its end. */
export interface FeatureFacts {
  key: string;
  source: FeatureSource;
  /** The plans that include it. */
  planIds: readonly string[];
  /** When the direct grant ends, in milliseconds since the epoch; undefined where it does not end or there is none. */
  end: number | undefined;
}

const sourceOf = ({ planIds = [], expireTime, featureFlag }: UserEntitlements['features'][string]): FeatureSource => {
  if (expireTime !== null && expireTime !== undefined) return 'grant';
  if (planIds.length > 0) return 'plan';
  return featureFlag?.on ? 'flag' : 'none';
};

/** The features by name. */
export const featureFacts = ({ features }: UserEntitlements): FeatureFacts[] =>
  Object.entries(features)
    .map(([key, feature]) => ({
      key,
      source: sourceOf(feature),
      planIds: feature.planIds ?? [],
      // A negative time is for ever.
      end: typeof feature.expireTime === 'number' && feature.expireTime >= 0 ? feature.expireTime : undefined,
    }))
    .sort((a, b) => a.key.localeCompare(b.key));
