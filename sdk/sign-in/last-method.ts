import type { KeyValue } from '../core/environment';

/**
 * Storage key of the method of the last sign-in: its type, and for a social provider its id. Contains no address and no
 * user.
 */
const KEY = 'GATEHOUSE_LAST_WAY';

/** How a user signed in. `email` covers every method that starts with an address. */
export type SignInMethod = 'email' | 'passkey' | 'sms' | `social:${string}`;

/** Stores how a user has signed in. */
export const storeLastMethod = ({ setItem }: Pick<KeyValue, 'setItem'>, method: SignInMethod): void => {
  setItem(KEY, method);
};

/** Returns how the last user of this browser signed in, as {@link SignInMethod}; null when it is not known. */
export const lastMethod = ({ getItem }: Pick<KeyValue, 'getItem'>): string | null => getItem(KEY);
