import type { KeyValue } from '../core/environment';

/** The way of the last sign-in in this browser: its kind, and of a social provider its id. No address, no user. */
const KEY = 'GATEHOUSE_LAST_WAY';

/** How a user signed in. `email` stands for everything that begins with an address. */
export type SignInWay = 'email' | 'passkey' | 'sms' | `social:${string}`;

/** Stores how a user has signed in. */
export const noteLastWay = ({ setItem }: Pick<KeyValue, 'setItem'>, way: SignInWay): void => {
  setItem(KEY, way);
};

/** Returns how the last user of this browser signed in, as {@link SignInWay}; null when that is not known. */
export const lastWay = ({ getItem }: Pick<KeyValue, 'getItem'>): string | null => getItem(KEY);
