import type { KeyValue } from '../../core/environment';
import type { MfaMethod } from './rules';

/** Storage key of the method that last verified a user of this browser. Contains no user and no device. */
const KEY = 'GATEHOUSE_LAST_FACTOR';

/** Stores which method has verified a user. */
export const storeLastFactor = ({ setItem }: Pick<KeyValue, 'setItem'>, method: MfaMethod): void => {
  setItem(KEY, method);
};

/** Returns the methods with the last used one of this browser first. */
export const lastFactorFirst = (
  { getItem }: Pick<KeyValue, 'getItem'>,
  methods: readonly MfaMethod[],
): readonly MfaMethod[] => {
  const last = getItem(KEY);
  return [...methods.filter((method) => method === last), ...methods.filter((method) => method !== last)];
};
