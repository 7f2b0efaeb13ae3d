/** What rules are decided by. */
export interface Attributes {
  /** The host's own values, under their names as they are. */
  custom?: Readonly<Record<string, unknown>>;
  /** The signed-in user, or the claims of a token; read as `jwt.<path>` and `frontegg.<name>`. */
  jwt?: object;
}

/** The value of a named attribute, or undefined when it is absent. */
export type Lookup = (name: string) => unknown;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isOwnData = Object.prototype.propertyIsEnumerable;

/** Reads own data only: neither `toString` nor `__proto__` nor the `length` of a list is ever taken for a value. */
export const own = (value: unknown, key: string): unknown =>
  isObject(value) && isOwnData.call(value, key) ? value[key] : undefined;

/** The list's entries; anything but a list is an empty one. */
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Own entries of a plain object; anything else has none. */
export const entries = (value: unknown): [string, unknown][] =>
  isObject(value) && !Array.isArray(value) ? Object.entries(value) : [];

/** Claims that rules also know under a name of the provider. */
const providerNames = new Map([
  ['frontegg.email', 'email'],
  ['frontegg.emailVerified', 'email_verified'],
  ['frontegg.tenantId', 'tenantId'],
  ['frontegg.userId', 'id'],
]);

/** Only leaves carry a value: what holds further values is reached by a longer path. Dates hold none. */
const isLeaf = (value: unknown): boolean => !isObject(value) || Object.keys(value).length === 0;

/** Follows a dotted path. Keys may hold dots themselves (claims named by an address), so every split is tried. */
const follow = (value: unknown, path: string): unknown => {
  if (!isObject(value)) return undefined;
  const whole = own(value, path);
  if (whole !== undefined && isLeaf(whole)) return whole;
  for (let dot = path.indexOf('.'); dot >= 0; dot = path.indexOf('.', dot + 1)) {
    const found = follow(own(value, path.slice(0, dot)), path.slice(dot + 1));
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Custom values can never stand in for a claim: names that begin with `jwt.` or belong to the provider are not read from them. */
export const createLookup =
  (attributes: Attributes | undefined): Lookup =>
  (name) => {
    const claim = providerNames.get(name);
    if (claim) return own(attributes?.jwt, claim);
    return name.startsWith('jwt.') ? follow(attributes?.jwt, name.slice(4)) : own(attributes?.custom, name);
  };
