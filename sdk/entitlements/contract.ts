import { get } from '../core/contract';
import {
  array,
  boolean,
  dictionary,
  type Infer,
  maybeNumber,
  object,
  optional,
  optionalText,
  string,
  unknown,
} from '../core/schema';

/** A targeting rule with its treatment. */
export const Rule = object({
  /** `and` or `or`. */
  conditionLogic: optionalText,
  /** `{ attribute, op, value, negate }`, or groups of them. An invalid one fails by itself, not the whole response. */
  conditions: optional(array(unknown())),
  treatment: unknown(),
});
export type Rule = Infer<typeof Rule>;

/** A plan with its targeting rules. */
export const Plan = object({ defaultTreatment: unknown(), rules: optional(array(Rule)) });
/** A feature flag with its targeting rules. */
export const FeatureFlag = object({
  on: boolean(),
  offTreatment: unknown(),
  defaultTreatment: unknown(),
  rules: optional(array(Rule)),
});

/** A feature with the plans, the flag and the grant that decide about it. */
export const Feature = object({
  planIds: optional(array(string())),
  /** Milliseconds since the epoch, -1 for no expiry, null for no direct grant. */
  expireTime: maybeNumber,
  linkedPermissions: optional(array(string())),
  featureFlag: optional(FeatureFlag),
});

/** Entitlements of the user and the account. */
export const UserEntitlements = object({
  features: dictionary(Feature),
  plans: dictionary(Plan),
  /** Permission keys of the user; `*` matches any run of characters. */
  permissions: dictionary(unknown()),
});
export type UserEntitlements = Infer<typeof UserEntitlements>;

const calls = {
  load: get('/entitlements/api/v2/user-entitlements', { output: UserEntitlements }),
};

/** Calls for entitlements. */
export type EntitlementsContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link EntitlementsContract}. */
export const contract: EntitlementsContract = calls;
