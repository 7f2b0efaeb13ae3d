import type { KeyValue } from '../core/environment';

/** Suffix of the storage key of the quick sign-in: `<userId>-sms`. */
const QUICK_SMS = '-sms';

/** Returns the local-storage key that marks a user of this device for the quick sign-in by SMS. */
export const quickLoginKey = (userId: string): string => `${userId}${QUICK_SMS}`;

/** Returns the user stored on this device for the quick sign-in; undefined when there are several. */
export const quickLoginUser = ({ keys, getItem }: Pick<KeyValue, 'keys' | 'getItem'>): string | undefined => {
  const [key, ...others] = keys().filter((name) => name.endsWith(QUICK_SMS) && getItem(name) === 'true');
  return key && others.length === 0 ? key.slice(0, -QUICK_SMS.length) || undefined : undefined;
};
