import { array, boolean, type infer as Infer, nullable, number, object, optional, string, unknown } from 'zod/mini';
import { dictionary, get } from '../core/contract';

export const Rule = object({
  /** `and` or `or`. */
  conditionLogic: optional(string()),
  /** `{ attribute, op, value, negate }`, or groups of them. One that is not understood fails alone, not the whole answer. */
  conditions: optional(array(unknown())),
  treatment: unknown(),
});
export type Rule = Infer<typeof Rule>;

export const Plan = object({ defaultTreatment: unknown(), rules: optional(array(Rule)) });
export const FeatureFlag = object({
  on: boolean(),
  offTreatment: unknown(),
  defaultTreatment: unknown(),
  rules: optional(array(Rule)),
});

export const Feature = object({
  planIds: optional(array(string())),
  /** Milliseconds since the epoch, -1 for ever, null for no direct grant. */
  expireTime: optional(nullable(number())),
  linkedPermissions: optional(array(string())),
  featureFlag: optional(FeatureFlag),
});

/** What the person and the account may use. */
export const UserEntitlements = object({
  features: dictionary(Feature),
  plans: dictionary(Plan),
  /** Held permission keys; `*` stands for any run of characters. */
  permissions: dictionary(unknown()),
});
export type UserEntitlements = Infer<typeof UserEntitlements>;

export const contract = {
  load: get('/entitlements/api/v2/user-entitlements', { output: UserEntitlements }),
};
