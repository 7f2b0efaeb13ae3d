/** The features of an account by id, as the entitlements name the plans they come from. */
export type FeaturePlans = Readonly<Record<string, { planIds?: readonly string[] | undefined }>>;

/** What a change of the plan does to features that come from plans. */
export interface FeatureChanges {
  won: string[];
  lost: string[];
}

const idsOf = (features: FeaturePlans, planId: string | undefined): string[] =>
  Object.entries(features)
    .filter(([, { planIds = [] }]) => planId !== undefined && planIds.includes(planId))
    .map(([id]) => id)
    .sort();

/**
 * Lists the features that begin and end with a change from one plan to another. Features that no plan names, such as those
 * granted to the account by itself, are in neither.
 */
export const featureChanges = (
  features: FeaturePlans,
  from: string | undefined,
  to: string | undefined,
): FeatureChanges => {
  const before = idsOf(features, from);
  const after = idsOf(features, to);
  return {
    won: after.filter((id) => !before.includes(id)),
    lost: before.filter((id) => !after.includes(id)),
  };
};

/** Writes the id of a feature as words: `audit-export` as "Audit export". */
export const featureName = (id: string): string => {
  const words = id
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_.]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
