import { planOf } from '../../billing/settle';
import type { Provider } from '../../provider';
import { sha256 } from '../../random';

type Treatment = 'true' | 'false';

/** Entitlements of all accounts, as the vendor's client reads them; tuples as on the wire. */
interface Snapshot {
  features: (readonly [id: string, key: string, permissions: readonly string[]])[];
  featureBundles: (readonly [
    id: string,
    featureIds: readonly string[],
    defaultTreatment: Treatment,
    rules: readonly [],
  ])[];
  entitlements: (readonly [bundleId: string, tenantId: string, userId: null, expires: string | null])[];
  featureFlags: readonly [];
}

/** A feature that ends, or is in no plan, is a bundle of its own. */
const bundleOf = (featureId: string) => `feature:${featureId}`;

const snapshotOf = (provider: Provider): Snapshot => {
  const { db } = provider;
  const [features, plans, tenants] = [db.features.list(), db.plans.list(), db.tenants.list()];
  const direct = features.filter(({ expireTime }) => expireTime !== null);
  return {
    features: features.map(({ id, linkedPermissions }) => [id, id, linkedPermissions]),
    featureBundles: [
      ...plans.map(({ id, offer, defaultTreatment }) => {
        const ids = features.filter(({ planIds }) => planIds.includes(id)).map((feature) => feature.id);
        // A plan with a price applies only to its subscribers.
        return [id, ids, offer ? 'false' : defaultTreatment, []] as const;
      }),
      ...direct.map(({ id }) => [bundleOf(id), [id], 'false', []] as const),
    ],
    entitlements: tenants.flatMap(({ id: tenantId }) => {
      const plan = planOf(provider, tenantId);
      const ends = (time: number | null) => (time === null || time < 0 ? null : new Date(time).toISOString());
      return [
        ...(plan === undefined ? [] : [[plan, tenantId, null, null] as const]),
        ...direct.map(({ id, expireTime }) => [bundleOf(id), tenantId, null, ends(expireTime)] as const),
      ];
    }),
    featureFlags: [],
  };
};

/** Returns the snapshot and a number that changes with it. */
export const entitlementsSnapshot = async (provider: Provider): Promise<{ data: Snapshot; snapshotOffset: number }> => {
  const data = snapshotOf(provider);
  const hash = await sha256(JSON.stringify(data));
  const digits = [...hash.slice(0, 7)].map((letter) => letter.charCodeAt(0) % 100);
  return { data, snapshotOffset: digits.reduce((sum, digit) => sum * 100 + digit, 0) };
};
