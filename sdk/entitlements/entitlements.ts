import { compilePermissions } from '../core/permissions';
import { type Attributes, createLookup, entries, get, type Lookup, list } from './attributes';
import { compileFlag, compilePlan, type Decision } from './evaluate';

/** Why a check is refused. An expired grant differs from a missing one. */
export type Justification = 'MISSING_FEATURE' | 'MISSING_PERMISSION' | 'BUNDLE_EXPIRED';

/** Result of a check, with the reason when it is refused. */
export type EntitlementResult = { isEntitled: true } | { isEntitled: false; justification: Justification };

/** The feature or permission to check. With both keys, the permission decides. */
export type EntitlementRequest =
  | { permissionKey: string; featureKey?: string }
  | { permissionKey?: undefined; featureKey: string };

/** Entitlements of a user and their account, compiled for many checks. */
export interface Entitlements {
  /** Checks one permission or feature; never throws. */
  check(request: EntitlementRequest, attributes?: Attributes): EntitlementResult;
  /** Returns whether the targeting rules of a plan match these attributes. */
  hasPlan(planId: string, attributes?: Attributes): boolean;
}

interface CompiledFeature {
  expireTime: unknown;
  /** Flag and plans. Any of them can grant the feature; none can revoke what another one grants. */
  sources: readonly Decision[];
}

const NO_EXPIRY = -1;
const ENTITLED: EntitlementResult = { isEntitled: true };

const refuse = (justification: Justification): EntitlementResult => ({ isEntitled: false, justification });

/** Appends a value to the list under a key. */
const append = <K, V>(map: Map<K, V[]>, key: K, value: V) => {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
};

/**
 * Compiles loaded entitlements for many checks. For display only: the server must authorize each call itself.
 *
 * A grant is valid up to and including its last millisecond; a missing, null or invalid `expireTime` is no grant.
 *
 * @param data Response of the provider; with undefined, when it could not be loaded, every check is refused.
 * @param now Returns milliseconds since the epoch.
 * @example
 * const entitlements = compileEntitlements(await identity.call(contracts.entitlements).load());
 * entitlements.check({ featureKey: 'sso' }, { jwt: user });
 */
export const compileEntitlements = (data: unknown, now: () => number = () => Date.now()): Entitlements => {
  const plans = new Map<unknown, Decision>(entries(get(data, 'plans')).map(([id, plan]) => [id, compilePlan(plan)]));
  const features = new Map<unknown, CompiledFeature>();
  const linked = new Map<unknown, CompiledFeature[]>();

  for (const [key, value] of entries(get(data, 'features'))) {
    const flag = get(value, 'featureFlag');
    const planned = list(get(value, 'planIds')).map((id) => plans.get(id));
    const sources = [flag ? compileFlag(flag) : undefined, ...planned].filter((source) => source !== undefined);
    const feature = { expireTime: get(value, 'expireTime'), sources };
    features.set(key, feature);
    for (const permission of new Set(list(get(value, 'linkedPermissions')))) append(linked, permission, feature);
  }

  const isGranted = compilePermissions(entries(get(data, 'permissions')).map(([key]) => key));

  const checkFeature = (feature: CompiledFeature | undefined, attributes: Lookup): EntitlementResult => {
    if (!feature) return refuse('MISSING_FEATURE');
    const { expireTime, sources } = feature;
    const granted = typeof expireTime === 'number';
    if (granted && (expireTime === NO_EXPIRY || expireTime >= now())) return ENTITLED;
    if (sources.some((decide) => decide(attributes))) return ENTITLED;
    return refuse(granted ? 'BUNDLE_EXPIRED' : 'MISSING_FEATURE');
  };

  const checkPermission = (key: unknown, attributes: Lookup): EntitlementResult => {
    if (!isGranted(key)) return refuse('MISSING_PERMISSION');
    let refusal: EntitlementResult | undefined;
    for (const feature of linked.get(key) ?? []) {
      const result = checkFeature(feature, attributes);
      if (result.isEntitled) return result;
      if (!refusal || result.justification === 'BUNDLE_EXPIRED') refusal = result;
    }
    return refusal ?? ENTITLED;
  };

  return {
    check: ({ permissionKey, featureKey }, attributes) => {
      const lookup = createLookup(attributes);
      return permissionKey === undefined && featureKey !== undefined
        ? checkFeature(features.get(featureKey), lookup)
        : checkPermission(permissionKey, lookup);
    },
    hasPlan: (planId, attributes) => plans.get(planId)?.(createLookup(attributes)) ?? false,
  };
};
