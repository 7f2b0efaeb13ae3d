import { compilePermissions, type PermissionMatcher } from '../core/permissions';
import type { PermissionKey, RoleKey } from '../session/user';
import type { Attributes } from './attributes';
import type { Entitlements, Justification } from './entitlements';

/** The fields of a signed-in user that gates check. */
export interface GateUser {
  /** Passes every gate when it is exactly `true`. */
  superUser?: unknown;
  roles?: readonly { key: string }[];
  permissions?: readonly { key: string }[];
}

/**
 * Requirements of a gate. All parts must hold; of several keys any one is enough. Every gate needs a signed-in user,
 * and an empty condition or an empty list of keys needs nothing more. A part that is there but undefined is refused.
 */
export interface GateCondition {
  signedIn?: true;
  /** Must be covered by the user's permission keys, in which `*` matches any run of characters. */
  permission?: PermissionKey | readonly PermissionKey[];
  /** Must equal one of the user's role keys, without wildcards. */
  role?: RoleKey | readonly RoleKey[];
  feature?: string | readonly string[];
  plan?: string | readonly string[];
}

/** Why a gate is closed. */
export type GateJustification = Justification | 'SIGNED_OUT' | 'MISSING_ROLE' | 'MISSING_PLAN';

/** Result of a gate, with the reason when it is closed. */
export type GateResult = { allowed: true } | { allowed: false; justification: GateJustification };

const ALLOWED: GateResult = { allowed: true };

const refuse = (justification: GateJustification): GateResult => ({ allowed: false, justification });

/** Returns the keys of roles or permissions; entries without a valid key are left out. */
const keysOf = (entries: readonly { key: string }[] | undefined): unknown[] =>
  Array.isArray(entries) ? entries.map((entry: { key: string } | null) => entry?.key) : [];

const matchers = new WeakMap<object, PermissionMatcher>();

/** Screens check dozens of gates for the same user, so the user's permissions are compiled once. */
const permissionsOf = (user: GateUser): PermissionMatcher => {
  const matcher = matchers.get(user) ?? compilePermissions(keysOf(user.permissions));
  matchers.set(user, matcher);
  return matcher;
};

/** Returns whether one of the keys passes; a single key counts as a list of one. */
const anyOf = (requested: unknown, isGranted: (key: string) => boolean): boolean => {
  const keys: unknown[] = Array.isArray(requested) ? requested : [requested];
  return keys.length === 0 || keys.some((key) => typeof key === 'string' && isGranted(key));
};

/**
 * Returns whether a user passes a gate. It only hides content: the server must authorize each call itself.
 *
 * @param user The signed-in user, or undefined when signed out. Changed permissions need a new user object.
 * @param entitlements With undefined, when they are off or could not be loaded, features and plans are refused.
 * @param custom The host's own attributes for targeting rules.
 * @param jwt Claims for targeting rules. Default: those of the user.
 */
export const checkGate = (
  user: GateUser | null | undefined,
  entitlements: Entitlements | undefined,
  when: GateCondition,
  custom?: Attributes['custom'],
  jwt: Attributes['jwt'] = user ?? undefined,
): GateResult => {
  if (!user) return refuse('SIGNED_OUT');
  if (user.superUser === true) return ALLOWED;
  const { permission, role, feature, plan } = when;
  const attributes = { custom, jwt };
  // A key that is there but undefined, such as a misspelled constant, must not open the gate.
  const isRequired = (part: keyof GateCondition) => Object.hasOwn(when, part);

  if (isRequired('permission') && !anyOf(permission, permissionsOf(user))) return refuse('MISSING_PERMISSION');

  const roles = keysOf(user.roles);
  if (isRequired('role') && !anyOf(role, (key) => roles.includes(key))) return refuse('MISSING_ROLE');

  let refusal: Justification = 'MISSING_FEATURE';
  const isGranted = (featureKey: string) => {
    const result = entitlements?.check({ featureKey }, attributes);
    if (result && !result.isEntitled && result.justification === 'BUNDLE_EXPIRED') refusal = 'BUNDLE_EXPIRED';
    return result?.isEntitled === true;
  };
  if (isRequired('feature') && !anyOf(feature, isGranted)) return refuse(refusal);

  if (isRequired('plan') && !anyOf(plan, (key) => entitlements?.hasPlan(key, attributes) === true)) {
    return refuse('MISSING_PLAN');
  }
  return ALLOWED;
};
