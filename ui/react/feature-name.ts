import { readableKey } from '@gatehouse/sdk/text';

/** Returns the name of a feature; the words of its id if it has none in this language. */
export const featureName = (id: string, names: Readonly<Record<string, string>>): string =>
  (Object.hasOwn(names, id) ? names[id] : undefined) ?? readableKey(id);
