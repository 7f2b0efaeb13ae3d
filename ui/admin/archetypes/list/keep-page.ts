import { isSameValue } from '../form/same-value';

/** Parts of a cached query that identify its list. */
interface Cached {
  queryKey: readonly unknown[];
}

/**
 * Returns placeholder data of a paged query: the previous page, while the next one loads. Only for the same list, user
 * and account, whose keys differ in the filter, the last part.
 */
export const keepPage =
  <Data>(key: readonly unknown[]) =>
  (data: Data | undefined, before: Cached | undefined): Data | undefined => {
    const isSameList =
      before?.queryKey.length === key.length &&
      key.slice(0, -1).every((part, at) => isSameValue(part, before.queryKey[at]));
    return isSameList ? data : undefined;
  };
