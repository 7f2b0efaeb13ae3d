import { isSameValue } from './same-value';

/** The parts of a cached query that tell whose answer it holds. */
interface Cached {
  queryKey: readonly unknown[];
}

/**
 * Placeholder for a paged query: the page before it, while this one loads. Only of the same list of the same user and
 * account: a key differs in its filter alone, which comes last.
 */
export const keepPage =
  <Data>(key: readonly unknown[]) =>
  (data: Data | undefined, before: Cached | undefined): Data | undefined => {
    const isSameList =
      before?.queryKey.length === key.length &&
      key.slice(0, -1).every((part, at) => isSameValue(part, before.queryKey[at]));
    return isSameList ? data : undefined;
  };
