const MOST = 10;

interface Storage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const keyOf = (userId: string) => `gatehouse-recent-accounts:${userId}`;

/** Returns the ids of the accounts that a user was in, the last one first. */
export const recentAccounts = (storage: Storage, userId: string): string[] => {
  const text = storage.getItem(keyOf(userId)) ?? '';
  return text === '' ? [] : text.split(' ');
};

/** Notes that a user is in an account. */
export const noteRecent = (storage: Storage, userId: string, tenantId: string): void => {
  // Ids with blanks would come back as two; no provider makes them.
  if (/\s/.test(tenantId)) return;
  const others = recentAccounts(storage, userId).filter((id) => id !== tenantId);
  storage.setItem(keyOf(userId), [tenantId, ...others].slice(0, MOST).join(' '));
};

/** Orders accounts: the last used first, the others by name. */
export const lastUsedFirst = <T extends { tenantId: string; name: string }>(
  accounts: readonly T[],
  recent: readonly string[],
  language: string,
): T[] => {
  const collator = new Intl.Collator(language, { numeric: true });
  const placeOf = ({ tenantId }: T) => {
    const place = recent.indexOf(tenantId);
    return place < 0 ? recent.length : place;
  };
  return [...accounts].sort((a, b) => placeOf(a) - placeOf(b) || collator.compare(a.name, b.name));
};
