/** Attributes that rules are evaluated with. */
export interface Attributes {
  /** The host's own values, by name. */
  custom?: Readonly<Record<string, unknown>>;
  /** The signed-in user, or the claims of a token; rules read them as `jwt.<path>` and `frontegg.<name>`. */
  jwt?: object;
}

/** Returns the value of an attribute; undefined when it is absent. */
export type Lookup = (name: string) => unknown;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isOwnData = Object.prototype.propertyIsEnumerable;

/** Reads own properties only, so that `toString`, `__proto__` or the `length` of a list is never taken for a value. */
export const get = (value: unknown, key: string): unknown =>
  isObject(value) && isOwnData.call(value, key) ? value[key] : undefined;

/** Returns the entries of a list; anything else counts as an empty one. */
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns the own entries of a plain object; anything else has none. */
export const entries = (value: unknown): [string, unknown][] =>
  isObject(value) && !Array.isArray(value) ? Object.entries(value) : [];

/** Claims that rules also refer to by a name of the provider. */
const providerNames = new Map([
  ['frontegg.email', 'email'],
  ['frontegg.emailVerified', 'email_verified'],
  ['frontegg.tenantId', 'tenantId'],
  ['frontegg.userId', 'id'],
]);

/** Only leaves are values: nested values are read with a longer path. Dates are leaves. */
const isLeaf = (value: unknown): boolean => !isObject(value) || Object.keys(value).length === 0;

/** Resolves a dotted path. Keys may contain dots themselves (claims named by a URL), so every split is tried. */
const follow = (value: unknown, path: string): unknown => {
  if (!isObject(value)) return undefined;
  const direct = get(value, path);
  if (direct !== undefined && isLeaf(direct)) return direct;
  for (let dot = path.indexOf('.'); dot >= 0; dot = path.indexOf('.', dot + 1)) {
    const nested = follow(get(value, path.slice(0, dot)), path.slice(dot + 1));
    if (nested !== undefined) return nested;
  }
  return undefined;
};

/**
 * Creates the lookup of attributes. A custom value never replaces a claim: names that begin with `jwt.` or belong to
 * the provider are not read from custom values.
 */
export const createLookup =
  (attributes: Attributes | undefined): Lookup =>
  (name) => {
    const claim = providerNames.get(name);
    if (claim) return get(attributes?.jwt, claim);
    return name.startsWith('jwt.') ? follow(attributes?.jwt, name.slice(4)) : get(attributes?.custom, name);
  };
